import { sql } from 'kysely';
import { describeHighlights, type DescribedHighlight } from '#editor/annotations/describe-highlights.ts';
import { nodeFromYDoc } from '#editor/yjs/from-y-doc.ts';
import { lockDocuments, readDoc } from '#server/kernel/documents/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { heardAs } from '#server/platform/events/heard-as.ts';
import { holdObjects, type ObjectRef } from './objects.ts';
import { writeDescribed } from './write-described.ts';
import './tables.ts';

/**
 * After people wrote in a document: copies of text follow it, a highlight whose mark is gone is deleted, and one
 * whose mark is back (by undo, or an older version) is there again.
 */
export async function followContent(tx: TxCtx, ref: ObjectRef): Promise<void> {
  // Subscribers share a transaction: a later one may change the note that this one reads.
  const [object] = (await holdObjects(tx, [ref], 'write')).values();
  if (!object) return;
  await lockDocuments(tx, [object.id]);
  const rows = await tx.db
    .selectFrom('highlights')
    .select(['id', 'deleted_at as deletedAt'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('object_id', '=', object.id)
    .where('marked', '=', true)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length === 0) return;
  const described = await describeStored(tx, object.id);
  const gone = rows.filter(({ id, deletedAt }) => deletedAt === null && !described.has(id));
  const back = rows.filter(({ id, deletedAt }) => deletedAt !== null && described.has(id));
  const known = new Map(rows.flatMap(({ id }) => entryOf(described, id)));
  const changed = await writeDescribed(tx, known);
  await setDeleted(tx, { ids: gone.map(({ id }) => id), isDeleted: true });
  await setDeleted(tx, { ids: back.map(({ id }) => id), isDeleted: false });
  if (changed.length > 0) {
    await tx.record({
      type: 'highlight.updated',
      payload: { highlightIds: changed, changed: ['text'] },
      objectId: null,
    });
  }
}

async function describeStored(tx: TxCtx, id: string): Promise<Map<string, DescribedHighlight>> {
  return describeHighlights(nodeFromYDoc(await readDoc(tx.db, tx.workspace.id, id)));
}

function entryOf(
  described: ReadonlyMap<string, DescribedHighlight>,
  id: string,
): [string, DescribedHighlight][] {
  const one = described.get(id);
  return one ? [[id, one]] : [];
}

async function setDeleted(
  tx: TxCtx,
  { ids, isDeleted }: { ids: readonly string[]; isDeleted: boolean },
): Promise<void> {
  if (ids.length === 0) return;
  const { rows } = await sql<{ id: string; version: number }>`
    update highlights set deleted_at = ${isDeleted ? tx.now() : null}::timestamptz, deleted_by = null,
      lost_ranges = null, version = version + 1
    where ${isInWorkspace(tx.workspace.id, 'id', ids)}
    returning id, version`.execute(tx.db);
  await tx.record({
    type: isDeleted ? 'highlight.deleted' : 'highlight.restored',
    payload: { highlightIds: ids },
    ...heardAs(rows),
  });
}
