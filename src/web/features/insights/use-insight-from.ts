import { announceMade } from '#web/kit/documents/just-made.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { CreateInsightDocument, TrashInsightsDocument } from './insights.gen.ts';

export type Evidence = { readonly kind: 'highlight' | 'note'; readonly ids: readonly string[] };

/** Starts a draft with the chosen evidence in it, ready to be written around, and opens it. */
export function useInsightFrom(projectId: string) {
  const create = useCommand(CreateInsightDocument);
  const trash = useCommand(TrashInsightsDocument);
  return {
    busy: create.busy,
    write: async ({ kind, ids }: Evidence): Promise<boolean> => {
      const cards = ids.map((id) => ({ type: 'referenceCard', attrs: { kind, id } }));
      const content = JSON.stringify({
        type: 'doc',
        content: [{ type: 'paragraph' }, ...cards, { type: 'paragraph' }],
      });
      const made = await create.run({ input: { projectId, content } });
      if (!made) return false;
      const { id } = made.createInsight;
      announceMade(id);
      goTo('insight', { params: { insightId: id } });
      showToast({ message: 'Created an insight', undo: () => void trash.run({ ids: [id] }) });
      return true;
    },
  };
}
