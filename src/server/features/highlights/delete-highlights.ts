import { sql } from 'kysely';
import { takeOutMarks, type LostMark } from '#editor/yjs/highlight-marks.ts';
import { takeBackOwnTags } from '#server/features/tags/index.ts';
import { editDocument } from '#server/kernel/documents/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { heardAs } from '#server/platform/events/heard-as.ts';
import type { Highlight } from './highlight.ts';
import { allowInObjects, getHighlights, type HighlightState } from './policy.ts';
import { readBackAll } from './read-back.ts';
import './tables.ts';

/** All of them or none, their marks too. Where those were is kept for `restoreHighlights`. */
export async function deleteHighlights(
  ctx: Ctx,
  ids: readonly string[],
  madeTagIds: readonly string[] = [],
): Promise<Highlight[]> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = await getHighlights(tx, ids, { documents: true });
    allowInObjects(tx, 'highlight.delete', found);
    const lost = await removeMarks(tx, found);
    await sql`
      update highlights set deleted_at = ${tx.now()}::timestamptz, deleted_by = ${viewer.id}::uuid,
        lost_ranges = lost.ranges, version = version + 1
      from unnest(${ids}::uuid[], ${ids.map((id) => lost.get(id) ?? null)}::jsonb[]) as lost (id, ranges)
      where highlights.workspace_id = ${tx.workspace.id} and highlights.id = lost.id`.execute(tx.db);
    await takeBackOwnTags(tx, madeTagIds);
    const highlights = await readBackAll(tx, ids);
    await tx.record({ type: 'highlight.deleted', payload: { highlightIds: ids }, ...heardAs(highlights) });
    return highlights;
  });
}

/** One edit for each document. Answers where each mark was, serialised. */
async function removeMarks(tx: TxCtx, highlights: readonly HighlightState[]): Promise<Map<string, string>> {
  const ranges = new Map<string, string>();
  const marked = highlights.filter((highlight) => highlight.marked);
  for (const [objectId, group] of Map.groupBy(marked, ({ object }) => object.id)) {
    let lost: LostMark[] = [];
    await editDocument(tx, objectId, (doc) => {
      lost = takeOutMarks(
        doc,
        group.map(({ id }) => id),
      );
    });
    for (const mark of lost) ranges.set(mark.id, JSON.stringify(mark.ranges));
  }
  return ranges;
}
