import { parseHexColor } from '#domain/color/hex-color.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { moveTo, rankAfter } from '#domain/rank/rank.ts';
import { nextTagColor } from '#domain/tags/tag-colors.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { groupColumns, type TagGroup } from './board.ts';
import { chooseBoard, type BoardChoice } from './default-board.ts';
import { allowOnBoard, getBoard } from './policy.ts';
import './tables.ts';

export type NewGroup = BoardChoice & { title: string; color?: string | null };

export async function createTagGroup(ctx: Ctx, input: NewGroup): Promise<TagGroup> {
  const { viewer } = requireMember(ctx);
  const title = accept(parseText(textLimits.tagGroupTitle, input.title));
  const color = input.color == null ? undefined : accept(parseHexColor(input.color));
  return inTransaction(ctx, async (tx) => {
    const board = await chooseBoard(tx, 'tag.create', input);
    return insertGroup(tx, { boardId: board.id, title, color, createdBy: viewer.id });
  });
}

export type GroupRow = {
  boardId: string;
  title: string;
  color: string | undefined;
  createdBy: string | null;
};

/** For commands that have checked that somebody may, and hold the board's lock. */
export async function insertGroup(
  tx: TxCtx,
  { boardId, title, color, createdBy }: GroupRow,
): Promise<TagGroup> {
  const beside = await groupsOn(tx, boardId);
  accept(checkCount(countLimits.tagGroupsPerBoard, beside.length, 1));
  const group = await tx.db
    .insertInto('tag_groups')
    .values({
      workspace_id: tx.workspace.id,
      id: tx.newId(),
      board_id: boardId,
      title,
      color: color ?? nextTagColor(beside.map((other) => other.color)).hex,
      rank: rankAfter(beside.at(-1)?.rank),
      created_by: createdBy,
      created_at: tx.now(),
      updated_at: tx.now(),
      deleted_at: null,
      deleted_by: null,
    })
    .returning(groupColumns)
    .executeTakeFirstOrThrow();
  const { id, version } = group;
  await tx.record({ type: 'tagGroup.created', payload: { tagGroupId: id }, objectId: id, version });
  return group;
}

export async function updateTagGroup(
  ctx: Ctx,
  input: { id: string; title?: string | null; color?: string | null; index?: number | null },
): Promise<TagGroup> {
  const set = {
    ...(input.title != null && { title: accept(parseText(textLimits.tagGroupTitle, input.title)) }),
    ...(input.color != null && { color: accept(parseHexColor(input.color)) }),
  };
  return inTransaction(ctx, async (tx) => {
    const { boardId } = await getGroup(tx, input.id);
    if (input.index != null) {
      for (const { id, rank } of moveTo(await groupsOn(tx, boardId), input.id, input.index)) {
        await tx.db
          .updateTable('tag_groups')
          .set({ rank })
          .where('workspace_id', '=', tx.workspace.id)
          .where('id', '=', id)
          .execute();
      }
    }
    return change(tx, { id: input.id, set, event: 'tagGroup.updated' });
  });
}

/** Its tags stay on the board, in no group, and are in it again once it is back. */
export async function deleteTagGroup(ctx: Ctx, id: string): Promise<TagGroup> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    await getGroup(tx, id);
    return change(tx, {
      id,
      set: { deleted_at: tx.now(), deleted_by: viewer.id },
      event: 'tagGroup.deleted',
    });
  });
}

export async function restoreTagGroup(ctx: Ctx, id: string): Promise<TagGroup> {
  return inTransaction(ctx, async (tx) => {
    const { boardId } = await getGroup(tx, id, { deleted: true });
    accept(checkCount(countLimits.tagGroupsPerBoard, (await groupsOn(tx, boardId)).length, 1));
    return change(tx, { id, set: { deleted_at: null, deleted_by: null }, event: 'tagGroup.restored' });
  });
}

/** Of a board that the person may arrange; the board is locked. */
async function getGroup(
  tx: TxCtx,
  id: string,
  { deleted = false }: { deleted?: boolean } = {},
): Promise<{ boardId: string }> {
  const group = await tx.db
    .selectFrom('tag_groups')
    .select('board_id as boardId')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .executeTakeFirst();
  if (!group) throw new NotFound();
  allowOnBoard(tx, 'tagBoard.update', await getBoard(tx, group.boardId));
  return group;
}

type GroupChange = {
  id: string;
  set: { title?: string; color?: string; deleted_at?: Date | null; deleted_by?: string | null };
  event: 'tagGroup.updated' | 'tagGroup.deleted' | 'tagGroup.restored';
};

async function change(tx: TxCtx, { id, set, event }: GroupChange): Promise<TagGroup> {
  const group = await tx.db
    .updateTable('tag_groups')
    .set((row) => ({ ...set, updated_at: tx.now(), version: row('version', '+', 1) }))
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .returning(groupColumns)
    .executeTakeFirstOrThrow();
  await tx.record({ type: event, payload: { tagGroupId: id }, objectId: id, version: group.version });
  return group;
}

export function groupsOn(tx: TxCtx, boardId: string): Promise<TagGroup[]> {
  return tx.db
    .selectFrom('tag_groups')
    .select(groupColumns)
    .where('workspace_id', '=', tx.workspace.id)
    .where('board_id', '=', boardId)
    .where('deleted_at', 'is', null)
    .orderBy('rank')
    .orderBy('id')
    .execute();
}
