import { sql } from 'kysely';
import { NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { rankAfter } from '#domain/rank/rank.ts';
import { nextTagColor } from '#domain/tags/tag-colors.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { chooseBoard, type BoardChoice } from './default-board.ts';
import { readBackTags } from './read-back.ts';
import type { Tag } from './tag.ts';
import { readTagChange, titleColumns, type TagChange } from './tag-draft.ts';
import './tables.ts';

export type NewTag = BoardChoice &
  Omit<TagChange, 'title'> & {
    /** Null: the server chooses. */
    id: string | null;
    title: string;
    groupId?: string | null;
  };

/** At the end of its group. */
export async function createTag(ctx: Ctx, input: NewTag): Promise<Tag> {
  const { viewer } = requireMember(ctx);
  const draft = readTagChange(input);
  return inTransaction(ctx, async (tx) => {
    const board = await chooseBoard(tx, 'tag.create', input);
    return insertTag(tx, {
      ...draft,
      id: input.id,
      boardId: board.id,
      groupId: input.groupId ?? null,
      createdBy: viewer.id,
    });
  });
}

export type TagRow = ReturnType<typeof readTagChange> & {
  id?: string | null;
  boardId: string;
  groupId: string | null;
  createdBy: string | null;
};

/** For commands that have checked that somebody may, and hold the board's lock. */
export async function insertTag(
  tx: TxCtx,
  { id: ownId, boardId, groupId, createdBy, ...draft }: TagRow,
): Promise<Tag> {
  await requireRoom(tx, boardId);
  if (groupId !== null) await getGroupOf(tx, boardId, groupId);
  const color = draft.color ?? (await freshColor(tx, boardId, groupId));
  const id = ownId ?? tx.newId();
  const inserted = await tx.db
    .insertInto('tags')
    .values({
      workspace_id: tx.workspace.id,
      id,
      board_id: boardId,
      group_id: groupId,
      ...titleColumns(''),
      role: null,
      sentiment: null,
      ...draft,
      color,
      rank: await lastRank(tx, boardId, groupId),
      locked_at: null,
      locked_by: null,
      created_by: createdBy,
      created_at: tx.now(),
      updated_at: tx.now(),
      trashed_at: null,
      trashed_by: null,
      merged_into: null,
    })
    .onConflict((taken) => taken.columns(['workspace_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!inserted) throw new ValidationError('This id is taken');
  await tx.record({ type: 'tag.created', payload: { tagId: id }, objectId: id, version: 1 });
  const [tag] = await readBackTags(tx, [id]);
  if (!tag) throw new NotFound();
  return tag;
}

export async function requireRoom(tx: TxCtx, boardId: string, adding = 1): Promise<void> {
  const { count } = await tx.db
    .selectFrom('tags')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('workspace_id', '=', tx.workspace.id)
    .where('board_id', '=', boardId)
    .where('trashed_at', 'is', null)
    .executeTakeFirstOrThrow();
  accept(checkCount(countLimits.tagsPerBoard, Number(count), adding));
}

/** A group gives its colour; without one the board's least used is taken. */
async function freshColor(tx: TxCtx, boardId: string, groupId: string | null): Promise<string> {
  if (groupId !== null) return (await getGroupOf(tx, boardId, groupId)).color;
  const used = await tx.db
    .selectFrom('tags')
    .select('color')
    .where('workspace_id', '=', tx.workspace.id)
    .where('board_id', '=', boardId)
    .where('trashed_at', 'is', null)
    .execute();
  return nextTagColor(used.map(({ color }) => color)).hex;
}

export async function getGroupOf(tx: TxCtx, boardId: string, groupId: string): Promise<{ color: string }> {
  const group = await tx.db
    .selectFrom('tag_groups')
    .select('color')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', groupId)
    .where('board_id', '=', boardId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!group) throw new NotFound();
  return group;
}

async function lastRank(tx: TxCtx, boardId: string, groupId: string | null): Promise<number> {
  const row = await tx.db
    .selectFrom('tags')
    .select((one) => one.fn.max('rank').as('rank'))
    .where('workspace_id', '=', tx.workspace.id)
    .where('board_id', '=', boardId)
    .where(sql<boolean>`group_id is not distinct from ${groupId}::uuid`)
    .executeTakeFirst();
  return rankAfter(row?.rank ?? undefined);
}
