import { sql } from 'kysely';
import type * as Y from 'yjs';
import { replaceWords, type WordChange } from '#editor/text/replace-words.ts';
import { editYDoc } from '#editor/yjs/edit-y-doc.ts';
import { followRedaction } from '#server/features/comments/index.ts';
import type { ObjectRef } from '#server/features/highlights/index.ts';
import { forgetTranslations } from '#server/features/translations/index.ts';
import { deriveText, editDocument, editPast, recordContentChanged } from '#server/kernel/documents/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { followInPdfs } from './follow-in-pdfs.ts';
import { followInRecordings, readSaid } from './follow-in-recordings.ts';
import type { HidingTools } from './hiding-tools.ts';
import { replaceBeside } from './replace-beside.ts';
import '#server/features/conversations/tables.ts';
import '#server/features/files/tables.ts';
import '#server/features/highlights/tables.ts';
import '#server/features/summaries/tables.ts';

/**
 * In the text, its history, and what repeats it: title, fields and answers of the note, quotes beside comments,
 * summaries, answers, suggestions, translations, and the recordings and PDFs that have the words.
 */
export async function replaceInDocument(
  tx: TxCtx,
  tools: HidingTools,
  { type, id }: ObjectRef,
  changes: readonly WordChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const change = (doc: Y.Doc): void => editYDoc(doc, (tr) => replaceWords(tr, changes));
  const said = await readSaid(tx, id, changes);
  await editDocument(tx, id, change);
  await followInRecordings(tx, tools, { objectId: id, said });
  await followInPdfs(tx, tools, id, changes);
  await editPast(tx, id, change);
  await followRedaction(tx, id, new Set(changes.map(({ from }) => from)));
  for (const { from, to } of changes) await replaceInCopies(tx, id, { from, to });
  await replaceBeside(tx, { type, id }, changes);
  await forgetSpoken(tx, id);
  await deriveText(tx, id);
  await recordContentChanged(tx, { kind: type, ownerId: id });
}

/** What summaries and answers say of the document and quote from it. */
const copies = [
  { sentences: 'summary_sentences', citations: 'summary_citations', holder: 'summary_id' },
  { sentences: 'answer_sentences', citations: 'answer_citations', holder: 'message_id' },
] as const;

export async function replaceInCopies(tx: TxCtx, id: string, { from, to }: WordChange): Promise<void> {
  for (const { sentences, citations, holder } of copies) {
    await sql`
      update ${sql.table(sentences)} s set text = replace(s.text, ${from}, ${to})
      where s.workspace_id = ${tx.workspace.id} and position(${from} in s.text) > 0
        and exists (select from ${sql.table(citations)} c where c.workspace_id = s.workspace_id
          and ${sql.ref(`c.${holder}`)} = ${sql.ref(`s.${holder}`)} and (c.item_id = ${id} or c.parent_id = ${id}))`.execute(
      tx.db,
    );
    await sql`
      update ${sql.table(citations)} set quote = replace(quote, ${from}, ${to})
      where workspace_id = ${tx.workspace.id} and (item_id = ${id} or parent_id = ${id})
        and position(${from} in quote) > 0`.execute(tx.db);
  }
  await sql`
    delete from highlight_suggestions where workspace_id = ${tx.workspace.id} and object_id = ${id}
      and review is null and position(${from} in selected_text) > 0`.execute(tx.db);
}

async function forgetSpoken(tx: TxCtx, id: string): Promise<void> {
  const files = await tx.db
    .selectFrom('files')
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('owner_id', '=', id)
    .execute();
  for (const file of files) await forgetTranslations(tx, file.id);
}
