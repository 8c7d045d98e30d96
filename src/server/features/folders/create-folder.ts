import { checkFolderMove } from '#domain/folders/folder-tree.ts';
import { countLimits } from '#domain/limits/count-limits.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { rankAfter } from '#domain/rank/rank.ts';
import { getAccessObject, registerObject } from '#server/kernel/access/index.ts';
import { checkRoom } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { folderColumns, type Folder } from './folder.ts';
import { readFolderParents } from './folder-parents.ts';
import '#server/kernel/projects/tables.ts';

export type NewFolder = { title: string; parentId?: string | null };

/** A new folder of the person who asks, after the others in its place. */
export async function createFolder(ctx: Ctx, input: NewFolder): Promise<Folder> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'folder.create');
    // Takes the workspace's lock: nobody moves or removes the folder above in between.
    await checkRoom(tx, countLimits.foldersPerWorkspace, () => countFolders(tx));
    if (input.parentId != null) {
      allow(tx, 'folder.update', await getAccessObject(tx, tx.db, { type: 'folder', id: input.parentId }));
    }
    return insertFolder(tx, { ...input, createdBy: viewer.id });
  });
}

/** For commands that have checked that somebody may. */
export async function insertFolder(
  tx: TxCtx,
  input: NewFolder & { createdBy: string; isSample?: boolean },
): Promise<Folder> {
  const title = accept(parseText(textLimits.folderTitle, input.title));
  const id = tx.newId();
  const parentId = accept(checkFolderMove(await readFolderParents(tx), id, input.parentId ?? null));
  const accessId = await registerObject(tx, {
    id,
    type: 'folder',
    parentId,
    // On the top it is open to the team; the person who made it decides who else.
    ...(parentId === null && { grants: { markup: 'WRITE', [input.createdBy]: 'FULL' } as const }),
  });
  const folder = await tx.db
    .insertInto('folders')
    .values({
      workspace_id: tx.workspace.id,
      id,
      parent_id: parentId,
      title,
      rank: rankAfter(await lastRank(tx, parentId)),
      access_id: accessId,
      created_by: input.createdBy,
      is_sample: input.isSample ?? false,
      trashed_at: null,
      trashed_by: null,
      trashed_with: null,
      created_at: tx.now(),
      updated_at: tx.now(),
    })
    .returning(folderColumns(tx))
    .executeTakeFirstOrThrow();
  await tx.record({
    type: 'folder.created',
    payload: { folderId: id },
    objectId: id,
    version: folder.version,
  });
  return folder;
}

async function lastRank(tx: TxCtx, parentId: string | null): Promise<number | undefined> {
  const row = await tx.db
    .selectFrom('folders')
    .select('rank')
    .where('workspace_id', '=', tx.workspace.id)
    .where('parent_id', parentId === null ? 'is' : '=', parentId)
    .where('trashed_at', 'is', null)
    .orderBy('rank', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.rank;
}

/** What counts towards the limit: the trash does not. */
export function countFolders(tx: TxCtx): Promise<{ count: string }> {
  return tx.db
    .selectFrom('folders')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('workspace_id', '=', tx.workspace.id)
    .where('trashed_at', 'is', null)
    .executeTakeFirstOrThrow();
}
