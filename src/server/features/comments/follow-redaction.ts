import { sql } from 'kysely';
import { describeHighlights } from '#editor/annotations/describe-highlights.ts';
import { rangesOfInlineComments } from '#editor/annotations/inline-comments.ts';
import { textOf } from '#editor/annotations/mark-ranges.ts';
import { mask } from '#editor/transcript/mask-words.ts';
import { nodeFromYDoc } from '#editor/yjs/from-y-doc.ts';
import { readDoc } from '#server/kernel/documents/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** A quote shows what its place in the document shows now; without a place it is dropped where it has a hidden word. */
export async function followRedaction(
  tx: TxCtx,
  objectId: string,
  hidden: ReadonlySet<string>,
): Promise<void> {
  const threads = await tx.db
    .selectFrom('comment_threads')
    .select(['id', 'quote', 'highlight_id as highlightId'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('object_id', '=', objectId)
    .where('quote', '<>', '')
    .execute();
  if (threads.length === 0 || hidden.size === 0) return;
  const document = nodeFromYDoc(await readDoc(tx.db, tx.workspace.id, objectId));
  const commented = rangesOfInlineComments(document);
  const highlighted = describeHighlights(document);
  const words = [...hidden].map(withoutSigns).filter((word) => word !== '');
  const changed = threads.flatMap(({ id, quote, highlightId }) => {
    const ranges = commented.get(id) ?? [];
    const marked = highlightId === null ? undefined : highlighted.get(highlightId)?.text;
    const shown = ranges.length > 0 ? textOf(document, ranges) : marked;
    const tells = words.some((word) => quote.includes(word));
    return tells || shown?.includes(mask) ? [{ id, quote: shown ?? '…' }] : [];
  });
  await sql`
    update comment_threads t set quote = left(n.quote, 1000), version = version + 1
    from unnest(${changed.map(({ id }) => id)}::uuid[], ${changed.map(({ quote }) => quote.toWellFormed())}::text[])
      as n (id, quote)
    where t.workspace_id = ${tx.workspace.id} and t.id = n.id`.execute(tx.db);
}

/** Words of a transcript have their full stops with them; who selects a word leaves them out. */
function withoutSigns(word: string): string {
  return word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
}
