import { countLimits } from '#domain/limits/count-limits.ts';
import { moveObjects } from '#server/kernel/access/index.ts';
import { allContent } from '#server/kernel/kinds/index.ts';
import { countProjects, takeOutOfTrash } from '#server/kernel/projects/index.ts';
import '#server/kernel/projects/tables.ts';
import { checkRoom } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { changeFolder, changeFolders } from './change-folders.ts';
import { countFolders } from './create-folder.ts';
import type { Folder } from './folder.ts';
import { getFolder } from './policy.ts';

/** Brings a folder back with what went with it; to the top when the folder above is in the trash itself. */
export async function restoreFolder(ctx: Ctx, id: string): Promise<Folder> {
  return inTransaction(ctx, async (tx) => {
    const found = await getFolder(tx, id, { inTrash: true });
    allow(tx, 'folder.restore', found);
    const [projectIds, folderIds] = [
      await takenAlong(tx, 'projects', id),
      await takenAlong(tx, 'folders', id),
    ];
    await checkRoom(tx, countLimits.foldersPerWorkspace, () => countFolders(tx), folderIds.length + 1);
    await checkRoom(tx, countLimits.projectsPerWorkspace, () => countProjects(tx), projectIds.length);
    const parentId = found.parentId !== null && (await isTrashed(tx, found.parentId)) ? null : found.parentId;
    if (parentId !== found.parentId) await moveObjects(tx, [id], null);
    const back = { trashed_at: null, trashed_by: null, trashed_with: null };
    await takeOutOfTrash(tx, projectIds);
    for (const { inFolder } of allContent()) await inFolder?.restore(tx, id);
    const inner = await changeFolders(tx, folderIds, back);
    const folder = await changeFolder(tx, id, { ...back, parent_id: parentId });
    await tx.record(
      ...[folder, ...inner].map((one) => ({
        type: 'folder.restored' as const,
        payload: { folderId: one.id },
        objectId: one.id,
        version: one.version,
      })),
    );
    return folder;
  });
}

async function takenAlong(tx: TxCtx, table: 'projects' | 'folders', folderId: string): Promise<string[]> {
  const rows = await tx.db
    .selectFrom(table)
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('trashed_with', '=', folderId)
    .where('trashed_at', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

async function isTrashed(tx: TxCtx, id: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom('folders')
    .select('trashed_at')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.trashed_at != null;
}
