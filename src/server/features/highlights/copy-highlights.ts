import { sql } from 'kysely';
import { rangesOfHighlights } from '#editor/annotations/highlights.ts';
import { nodeFromYDoc } from '#editor/yjs/from-y-doc.ts';
import { putBackMarks, takeOutMarks } from '#editor/yjs/highlight-marks.ts';
import { copyTaggings } from '#server/features/tags/index.ts';
import { editDocument } from '#server/kernel/documents/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { ObjectRef } from './objects.ts';
import './tables.ts';

/**
 * The highlights of an object whose document was copied, as the copy's own, with their tags. Its marks get the new
 * ids; those that belong to no highlight go.
 */
export async function copyHighlights(tx: TxCtx, fromId: string, to: ObjectRef): Promise<void> {
  const originals = await tx.db
    .selectFrom('highlights')
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('object_id', '=', fromId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  const copies = new Map(originals.map(({ id }) => [id, tx.newId()]));
  await editDocument(tx, to.id, (doc) => {
    const marked = [...rangesOfHighlights(nodeFromYDoc(doc)).keys()];
    const lost = takeOutMarks(doc, marked);
    putBackMarks(
      doc,
      lost.flatMap(({ id, ranges }) => {
        const copy = copies.get(id);
        return copy === undefined ? [] : [{ id: copy, ranges }];
      }),
    );
  });
  const [ids, copyIds] = [[...copies.keys()], [...copies.values()]];
  await sql`
    insert into highlights (workspace_id, id, object_type, object_id, text, marked, position,
      start_offset, end_offset, file_id, start_time, end_time, snippet_start, snippet_end, media_type, clip_id,
      clip_duration, pdf_areas, inline_comment_only, created_by, created_at, updated_at)
    select h.workspace_id, copy.id, ${to.type}, ${to.id}::uuid, h.text, h.marked, h.position,
      h.start_offset, h.end_offset, h.file_id, h.start_time, h.end_time, h.snippet_start, h.snippet_end, h.media_type,
      h.clip_id, h.clip_duration, h.pdf_areas, h.inline_comment_only, h.created_by, ${tx.now()}::timestamptz,
      ${tx.now()}::timestamptz
    from unnest(${ids}::uuid[], ${copyIds}::uuid[]) as copy (original, id)
    join highlights h on h.workspace_id = ${tx.workspace.id} and h.id = copy.original`.execute(tx.db);
  await copyTaggings(tx, { fromIds: ids, toIds: copyIds });
}
