import { sql } from 'kysely';
import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { describeHighlights, type DescribedHighlight } from '#editor/annotations/describe-highlights.ts';
import { nodeFromYDoc } from '#editor/yjs/from-y-doc.ts';
import { putBackMarks } from '#editor/yjs/highlight-marks.ts';
import type { TagToMake } from '#server/features/tags/index.ts';
import { editDocument } from '#server/kernel/documents/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { heardAs } from '#server/platform/events/heard-as.ts';
import type { Highlight } from './highlight.ts';
import { makeTagsForHighlights } from './make-new-tags.ts';
import { allowInObjects, getHighlights, type HighlightState } from './policy.ts';
import { readBackAll } from './read-back.ts';
import { writeDescribed } from './write-described.ts';
import './tables.ts';

/** As they were, all of them or none. */
export async function restoreHighlights(
  ctx: Ctx,
  ids: readonly string[],
  newTags: readonly TagToMake[] = [],
): Promise<Highlight[]> {
  return inTransaction(ctx, async (tx) => {
    await makeTagsForHighlights(tx, ids, { tagIds: [], newTags });
    const found = await getHighlights(tx, ids, { deleted: true, documents: true });
    allowInObjects(tx, 'highlight.delete', found);
    await writeDescribed(tx, await putMarksBack(tx, found));
    await sql`
      update highlights set deleted_at = null, deleted_by = null, lost_ranges = null, version = version + 1
      where ${isInWorkspace(tx.workspace.id, 'id', ids)}`.execute(tx.db);
    const highlights = await readBackAll(tx, ids);
    await tx.record({ type: 'highlight.restored', payload: { highlightIds: ids }, ...heardAs(highlights) });
    return highlights;
  });
}

async function putMarksBack(
  tx: TxCtx,
  highlights: readonly HighlightState[],
): Promise<Map<string, DescribedHighlight>> {
  const all = new Map<string, DescribedHighlight>();
  const marked = highlights.filter((highlight) => highlight.marked);
  for (const [objectId, group] of Map.groupBy(marked, ({ object }) => object.id)) {
    await editDocument(tx, objectId, (doc) => {
      putBackMarks(
        doc,
        group.map(({ id, lostRanges }) => ({ id, ranges: lostRanges ?? [] })),
      );
      const ids = group.map(({ id }) => id);
      for (const [id, described] of describeHighlights(nodeFromYDoc(doc), ids)) all.set(id, described);
    });
  }
  if (all.size < marked.length)
    throw new InvalidOperation('The highlighted text is no longer in the document');
  return all;
}
