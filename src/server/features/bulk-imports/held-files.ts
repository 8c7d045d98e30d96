import { sql } from 'kysely';
import { pageName, pictureName } from '#domain/imports/page-pictures.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import '#server/features/files/tables.ts';
import './tables.ts';

/** Which files of a folder wait until all of them are here: pages that may show pictures, and pictures. */
export async function heldPaths(tx: TxCtx, importId: string): Promise<(path: string) => boolean> {
  const { rows } = await sql<{ pages: boolean; pictures: boolean }>`
    select coalesce(bool_or(path ~* ${pageName.source}), false) as pages,
      coalesce(bool_or(path ~* ${pictureName.source}), false) as pictures
    from bulk_import_files
    where workspace_id = ${tx.workspace.id} and import_id = ${importId} and state <> 'SKIPPED'`.execute(
    tx.db,
  );
  const isBoth = rows.some(({ pages, pictures }) => pages && pictures);
  return (path) => isBoth && (pageName.test(path) || pictureName.test(path));
}

/** Uploads that never became a note. Their bytes go with the next sweep of files. */
export async function removeHeld(tx: TxCtx, fileIds: readonly (string | null)[]): Promise<void> {
  const ids = fileIds.flatMap((id) => id ?? []);
  if (ids.length === 0) return;
  await tx.db
    .deleteFrom('files')
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .where('owner_type', '=', 'project')
    .execute();
}

/** All of an import that still wait for the others. */
export async function removeAllHeld(tx: TxCtx, importId: string): Promise<void> {
  await sql`delete from files f using bulk_import_files b
    where f.workspace_id = ${tx.workspace.id} and f.owner_type = 'project' and b.workspace_id = f.workspace_id
      and b.file_id = f.id and b.import_id = ${importId} and b.state = 'UPLOADED'`.execute(tx.db);
}
