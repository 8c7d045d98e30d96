import { sql, type Updateable } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { fileColumns, type StoredFile } from './file.ts';
import './tables.ts';

/** One statement for all of them. The caller holds their locks and has checked what the person may do. */
export async function changeFiles(
  tx: TxCtx,
  ids: readonly string[],
  change: Omit<Updateable<Tables['files']>, 'version'>,
): Promise<StoredFile[]> {
  await tx.db
    .updateTable('files')
    .set({ updated_at: tx.now(), ...change, version: sql<number>`version + 1` })
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .execute();
  return tx.db
    .selectFrom('files')
    .innerJoin('access_objects', (join) =>
      join
        .onRef('access_objects.workspace_id', '=', 'files.workspace_id')
        .onRef('access_objects.id', '=', 'files.owner_id'),
    )
    .select(fileColumns(tx))
    .where(isInWorkspace(tx.workspace.id, 'files.id', ids))
    .orderBy('files.id')
    .execute();
}
