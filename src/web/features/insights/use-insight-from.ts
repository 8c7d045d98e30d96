import { useCommand } from '#web/lib/use-command.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { TrashInsightsDocument } from './insights.gen.ts';
import { useNewInsight } from './use-new-insight.ts';

export type Evidence = { readonly kind: 'highlight' | 'note'; readonly ids: readonly string[] };

/** Starts a draft with the chosen evidence in it, ready to be written around, and opens it. */
export function useInsightFrom(projectId: string) {
  const insight = useNewInsight();
  const trash = useCommand(TrashInsightsDocument);
  return {
    busy: insight.busy,
    write: ({ kind, ids }: Evidence): Promise<boolean> => {
      const cards = ids.map((id) => ({ type: 'referenceCard', attrs: { kind, id } }));
      const content = JSON.stringify({
        type: 'doc',
        content: [{ type: 'paragraph' }, ...cards, { type: 'paragraph' }],
      });
      return insight.make(projectId, {
        content,
        onMade: (id) =>
          showToast({ message: 'Created an insight', undo: () => void trash.run({ ids: [id] }) }),
      });
    },
  };
}
