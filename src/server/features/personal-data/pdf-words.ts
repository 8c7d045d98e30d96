import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#server/platform/db/database.ts';
import '#server/features/files/tables.ts';
import '#server/features/media/tables.ts';

/** A book is no note: so much of it is looked through. */
const mostPages = 300;

/** The words on the pages of the PDFs of an object; its id is in `owner`. Sentences of a PDF run over lines. */
export function pdfWordsOf(owner: RawBuilder<unknown>, workspaceId: string): RawBuilder<string> {
  return sql<string>`coalesce((
    select string_agg(translate(pages.text, E'\n', ' '), E'\n' order by pages.at, pages.file_id, pages.page) from (
      select p.text, f.created_at as at, p.file_id, p.page from files f
      join file_pages p on p.workspace_id = f.workspace_id and p.file_id = f.id and p.text <> ''
      where f.workspace_id = ${workspaceId} and f.owner_id = ${owner} and f.trashed_at is null
      order by f.created_at, p.file_id, p.page limit ${mostPages}) as pages), '')`;
}

export async function readPdfWords(db: Db, workspaceId: string, objectId: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select ${pdfWordsOf(sql`${objectId}::uuid`, workspaceId)} as text`.execute(db);
  return rows[0]?.text ?? '';
}
