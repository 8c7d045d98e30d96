import { sql } from 'kysely';
import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { checkFolderMove } from '#domain/folders/folder-tree.ts';
import { moveTo, type Ranked } from '#domain/rank/rank.ts';
import { getAccessObject, isVisible, moveObjects } from '#server/kernel/access/index.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { changeFolder } from './change-folders.ts';
import type { Folder } from './folder.ts';
import { readFolderParents } from './folder-parents.ts';
import { getFolder } from './policy.ts';
import '#server/kernel/projects/tables.ts';

export type FolderMove = { id: string; parentId: string | null; index?: number | null };

/** Into another folder or to the top, and to a place among the folders there. Refuses a circle. */
export async function moveFolder(ctx: Ctx, { id, parentId, index }: FolderMove): Promise<Folder> {
  return inTransaction(ctx, async (tx) => {
    // Two moves at once could each be right and make a circle together.
    await lockWorkspace(tx);
    const found = await getFolder(tx, id);
    if (parentId !== null) {
      allow(tx, 'folder.update', await getAccessObject(tx, tx.db, { type: 'folder', id: parentId }));
    }
    allow(tx, 'folder.move', found);
    const checked = checkFolderMove(await readFolderParents(tx), id, parentId);
    if (!checked.ok) throw new InvalidOperation(checked.message);
    if (found.parentId !== parentId) await moveObjects(tx, [id], parentId);
    const siblings = await visibleSiblings(tx, parentId);
    const ranks = moveTo(siblings, id, index ?? siblings.length);
    await writeRanks(tx, ranks);
    const folder = await changeFolder(tx, id, { parent_id: parentId, updated_at: tx.now() });
    await tx.record({
      type: 'folder.moved',
      payload: { folderId: id, from: found.parentId, to: parentId },
      objectId: id,
      version: folder.version,
      before: { folderId: found.parentId },
      after: { folderId: parentId },
    });
    return folder;
  });
}

function visibleSiblings(tx: TxCtx, parentId: string | null): Promise<Ranked[]> {
  return tx.db
    .selectFrom('folders')
    .select(['id', 'rank'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .where('trashed_at', 'is', null)
    .where(isVisible(tx, 'access_id'))
    .execute();
}

async function writeRanks(tx: TxCtx, ranks: readonly Ranked[]): Promise<void> {
  await sql`
    update folders set rank = placed.rank
    from unnest(${ranks.map(({ id }) => id)}::uuid[], ${ranks.map(({ rank }) => rank)}::float8[])
      as placed (id, rank)
    where folders.workspace_id = ${tx.workspace.id} and folders.id = placed.id`.execute(tx.db);
}
