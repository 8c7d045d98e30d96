import { sql, type Updateable } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { folderColumns, type Folder } from './folder.ts';
import '#server/kernel/projects/tables.ts';

type Change = Omit<Updateable<Tables['folders']>, 'version'>;

/** One statement for all of them. The caller has checked what the person may do. */
export function changeFolders(tx: TxCtx, ids: readonly string[], change: Change): Promise<Folder[]> {
  return tx.db
    .updateTable('folders')
    .set({ ...change, version: sql<number>`version + 1` })
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .returning(folderColumns(tx))
    .execute();
}

export async function changeFolder(tx: TxCtx, id: string, change: Change): Promise<Folder> {
  const [folder] = await changeFolders(tx, [id], change);
  if (!folder) throw new NotFound();
  return folder;
}
