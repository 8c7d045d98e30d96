import { getChange, revertChange } from '#server/features/tags/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { heardAs } from '#server/platform/events/heard-as.ts';
import { nextVersions } from './change-highlight-tags.ts';
import type { Highlight } from './highlight.ts';
import { allowInObjects, getHighlights } from './policy.ts';
import { readBackAll } from './read-back.ts';

/** Exactly what one change did, even if others tag them meanwhile. */
export async function undoHighlightTagChange(ctx: Ctx, changeId: string): Promise<Highlight[]> {
  return inTransaction(ctx, async (tx) => {
    const { highlightIds } = await getChange(tx, changeId, 'tagging');
    allowInObjects(tx, 'highlight.tag', await getHighlights(tx, highlightIds));
    await revertChange(tx, changeId);
    await nextVersions(tx, highlightIds);
    const highlights = await readBackAll(tx, highlightIds);
    await tx.record({
      type: 'highlight.updated',
      payload: { highlightIds, changed: ['tags'] },
      ...heardAs(highlights),
    });
    return highlights;
  });
}
