import { makeDocument } from '#web/kit/documents/make-document.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { CreateInsightDocument } from './insights.gen.ts';

/** Makes an insight in a project, empty or with this content, and opens it. */
export function useNewInsight() {
  const { busy, run } = useCommand(CreateInsightDocument);
  return {
    busy,
    make: (projectId: string, { content, onMade }: Start = {}): Promise<boolean> =>
      makeDocument(
        async () =>
          (await run({ input: { projectId, ...(content !== undefined && { content }) } }))?.createInsight.id,
        (insightId) => {
          goTo('insight', { params: { insightId } });
          onMade?.(insightId);
        },
      ),
  };
}

type Start = { readonly content?: string; readonly onMade?: (id: string) => void };
