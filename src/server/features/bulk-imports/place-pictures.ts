import { sql } from 'kysely';
import { insertWholeFile, type WholeFile } from '#server/features/files/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { removeHeld } from './held-files.ts';
import './tables.ts';

export type ShownPicture = WholeFile & { readonly id: string; readonly path: string };

type Page = {
  readonly importId: string;
  readonly path: string;
  readonly noteId: string;
  readonly by: string;
};

/** Pictures become files of the page’s note. Answers those that were files of their own until now. */
export async function placePictures(
  tx: TxCtx,
  { importId, path: page, noteId, by }: Page,
  pictures: readonly ShownPicture[],
): Promise<ReadonlySet<string>> {
  if (pictures.length === 0) return new Set();
  for (const picture of pictures)
    await insertWholeFile(tx, { ...picture, owner: { type: 'note', id: noteId }, createdBy: by });
  const paths = pictures.map(({ path }) => path);
  const isOfImport = sql`workspace_id = ${tx.workspace.id} and import_id = ${importId}`;
  const held = await sql<{ fileId: string | null }>`
    select file_id as "fileId" from bulk_import_files
    where ${isOfImport} and path = any(${paths}::text[]) and state = 'UPLOADED'`.execute(tx.db);
  await removeHeld(
    tx,
    held.rows.map(({ fileId }) => fileId),
  );
  const shown = JSON.stringify(pictures.map(({ path, id }) => ({ shown_path: path, shown_id: id })));
  const { rows } = await sql<{ path: string }>`
    update bulk_import_files set state = 'IMPORTED', note_id = ${noteId}, file_id = one.shown_id,
      reason = ${`Part of “${page}”`}
    from jsonb_to_recordset(${shown}::jsonb) as one (shown_path text, shown_id uuid)
    where ${isOfImport} and path = one.shown_path and state in ('WAITING', 'UPLOADED')
    returning path`.execute(tx.db);
  return new Set(rows.map(({ path }) => path));
}
