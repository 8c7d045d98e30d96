import { useClient } from 'urql';
import type { ClusterFieldsFragment } from '#web/lib/graphql.gen.ts';
import { problemOf } from '#web/lib/graphql-problem.ts';
import { countLabel } from '#web/ui/count-label.ts';
import { showToast } from '#web/ui/toast-store.ts';
import {
  TagHighlightClustersDocument,
  TrashClusterTagsDocument,
  UndoHighlightTagChangeDocument,
} from '../highlights.gen.ts';

/** Makes a tag of each group; one press takes the tags off again, and those made for it go to the trash. */
export function useTagClusters(projectId: string) {
  const client = useClient();

  async function undo(changeId: string | null, madeTagIds: readonly string[]): Promise<void> {
    const answers = [
      changeId !== null &&
        (await client.mutation(UndoHighlightTagChangeDocument, { id: changeId }).toPromise()),
      madeTagIds.length > 0 &&
        (await client.mutation(TrashClusterTagsDocument, { ids: [...madeTagIds] }).toPromise()),
    ];
    for (const answer of answers)
      if (answer && answer.error) showToast({ message: problemOf(answer.error).message, tone: 'error' });
  }

  return async (groups: readonly ClusterFieldsFragment[]): Promise<boolean> => {
    const clusters = groups.map(({ title, highlightIds }) => ({ title, highlightIds }));
    const { data, error } = await client
      .mutation(TagHighlightClustersDocument, { projectId, clusters })
      .toPromise();
    if (error) showToast({ message: problemOf(error).message, tone: 'error' });
    if (!data) return false;
    const { id, madeTagIds, changedCount } = data.tagHighlightClusters;
    showToast({
      message: `Added ${countLabel(clusters.length, 'tag')} to ${countLabel(changedCount, 'highlight')}`,
      undo: () => void undo(id, madeTagIds),
    });
    return true;
  };
}
