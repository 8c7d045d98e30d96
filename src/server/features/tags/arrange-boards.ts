import { NotFound } from '#domain/errors/hark-error.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { moveTo, rankAfter, type Ranked } from '#domain/rank/rank.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { boardColumns, type TagBoard } from './board.ts';
import { allowOnBoard, getBoard } from './policy.ts';
import { visibleBoards } from './scope.ts';
import './tables.ts';

export async function createTagBoard(
  ctx: Ctx,
  input: { projectId?: string | null; title: string },
): Promise<TagBoard> {
  const { viewer } = requireMember(ctx);
  const title = accept(parseText(textLimits.tagBoardTitle, input.title));
  const projectId = input.projectId ?? null;
  return inTransaction(ctx, async (tx) => {
    await lockWorkspace(tx);
    if (projectId === null) allow(tx, 'workspaceTag.manage');
    else allow(tx, 'tagBoard.create', await getAccessObject(tx, tx.db, { type: 'project', id: projectId }));
    return insertBoard(tx, { projectId, title, createdBy: viewer.id });
  });
}

/** For commands that have checked that somebody may, and hold the workspace's lock. */
export async function insertBoard(
  tx: TxCtx,
  { projectId, title, createdBy }: { projectId: string | null; title: string; createdBy: string },
): Promise<TagBoard> {
  const beside = await boardsBeside(tx, projectId);
  accept(checkCount(countLimits.tagBoards, beside.length, 1));
  const id = tx.newId();
  await tx.db
    .insertInto('tag_boards')
    .values({
      workspace_id: tx.workspace.id,
      id,
      project_id: projectId,
      title,
      rank: rankAfter(beside.at(-1)?.rank),
      created_by: createdBy,
      created_at: tx.now(),
      updated_at: tx.now(),
      deleted_at: null,
      deleted_by: null,
    })
    .execute();
  await tx.record({ type: 'tagBoard.created', payload: { tagBoardId: id }, objectId: id, version: 1 });
  return readBack(tx, id);
}

export async function updateTagBoard(
  ctx: Ctx,
  input: { id: string; title?: string | null; index?: number | null },
): Promise<TagBoard> {
  const title = input.title == null ? undefined : accept(parseText(textLimits.tagBoardTitle, input.title));
  return inTransaction(ctx, async (tx) => {
    const board = await getBoard(tx, input.id);
    allowOnBoard(tx, 'tagBoard.update', board);
    if (input.index != null) {
      await writeRanks(tx, moveTo(await boardsBeside(tx, board.projectId), board.id, input.index));
    }
    return change(tx, {
      id: board.id,
      set: { ...(title !== undefined && { title }) },
      event: 'tagBoard.updated',
    });
  });
}

/** With everything on it: its tags are out of sight until the board is back. */
export async function deleteTagBoard(ctx: Ctx, id: string): Promise<TagBoard> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    allowOnBoard(tx, 'tagBoard.delete', await getBoard(tx, id));
    const set = { deleted_at: tx.now(), deleted_by: viewer.id };
    return change(tx, { id, set, event: 'tagBoard.deleted' });
  });
}

export async function restoreTagBoard(ctx: Ctx, id: string): Promise<TagBoard> {
  return inTransaction(ctx, async (tx) => {
    await lockWorkspace(tx);
    const board = await getBoard(tx, id, { deleted: true });
    allowOnBoard(tx, 'tagBoard.delete', board);
    const beside = await boardsBeside(tx, board.projectId);
    accept(checkCount(countLimits.tagBoards, beside.length, 1));
    // Meanwhile another one may have taken its part.
    const isDefault = board.isDefault && !beside.some(({ isDefault: taken }) => taken);
    const set = { deleted_at: null, deleted_by: null, is_default: isDefault };
    return change(tx, { id, set, event: 'tagBoard.restored' });
  });
}

type BoardChange = {
  id: string;
  set: { title?: string; deleted_at?: Date | null; deleted_by?: string | null; is_default?: boolean };
  event: 'tagBoard.updated' | 'tagBoard.deleted' | 'tagBoard.restored';
};

async function change(tx: TxCtx, { id, set, event }: BoardChange): Promise<TagBoard> {
  const { version } = await tx.db
    .updateTable('tag_boards')
    .set((row) => ({ ...set, updated_at: tx.now(), version: row('version', '+', 1) }))
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await tx.record({ type: event, payload: { tagBoardId: id }, objectId: id, version });
  return readBack(tx, id);
}

async function writeRanks(tx: TxCtx, ranks: readonly Ranked[]): Promise<void> {
  for (const { id, rank } of ranks) {
    await tx.db
      .updateTable('tag_boards')
      .set({ rank })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .execute();
  }
}

async function readBack(tx: TxCtx, id: string): Promise<TagBoard> {
  const board = await visibleBoards(tx, tx.db)
    .select(boardColumns(tx))
    .where('tag_boards.id', '=', id)
    .executeTakeFirst();
  if (!board) throw new NotFound();
  return board;
}

function boardsBeside(
  tx: TxCtx,
  projectId: string | null,
): Promise<{ id: string; rank: number; isDefault: boolean }[]> {
  return tx.db
    .selectFrom('tag_boards')
    .select(['id', 'rank', 'is_default as isDefault'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('project_id', projectId === null ? 'is' : '=', projectId)
    .where('deleted_at', 'is', null)
    .orderBy('rank')
    .orderBy('id')
    .execute();
}
