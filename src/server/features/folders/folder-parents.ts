import type { FolderParents } from '#domain/folders/folder-tree.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import '#server/kernel/projects/tables.ts';

/** The whole tree, also what the person may not see: a circle through a hidden folder is a circle. */
export async function readFolderParents(tx: TxCtx): Promise<FolderParents> {
  const rows = await tx.db
    .selectFrom('folders')
    .select(['id', 'parent_id'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('trashed_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row.parent_id]));
}
