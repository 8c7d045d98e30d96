import type { Action } from '#domain/access/actions.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import { boardColumns, levelOn, standingColumns, type TagBoard } from './board.ts';
import { visibleBoards, visibleTags } from './scope.ts';
import './tables.ts';

/** What can be asked of a project's tags; on a workspace board the same takes a manager. */
export type TagAction = Extract<Action, `tag.${string}` | `tagBoard.${string}`>;

/** Locked until the transaction ends: who adds to a board or arranges it does so alone. */
export async function getBoard(
  tx: TxCtx,
  id: string,
  { deleted = false }: { deleted?: boolean } = {},
): Promise<TagBoard> {
  const board = await visibleBoards(tx, tx.db)
    .select(boardColumns(tx))
    .where('tag_boards.id', '=', id)
    .where('tag_boards.deleted_at', deleted ? 'is not' : 'is', null)
    .forNoKeyUpdate('tag_boards')
    .executeTakeFirst();
  if (!board) throw new NotFound();
  return board;
}

export function allowOnBoard(
  tx: TxCtx,
  action: TagAction,
  board: Pick<TagBoard, 'projectId' | 'levelRank' | 'archived'>,
  { locked = false }: { locked?: boolean } = {},
): void {
  if (board.projectId === null) return allow(tx, 'workspaceTag.update', { level: 'READ', locked });
  const { archived } = board;
  const level = levelOn(tx, board);
  allow(tx, action, { level, locked, archived });
  // Locks are the owners', who may still arrange an archived project; its codebook is content like any other.
  allow(tx, 'tagBoard.update', { level, archived });
}

/** A tag as the decision needs it, locked until the transaction ends. */
export type TagState = {
  readonly id: string;
  readonly boardId: string;
  readonly projectId: string | null;
  readonly levelRank: number;
  readonly archived: boolean;
  readonly title: string;
  readonly lockedAt: Date | null;
};

/** Throws NotFound if there is one among them that the person may not see, or that is not where they look for it. */
export async function getTags(
  tx: TxCtx,
  ids: readonly string[],
  { inTrash = false }: { inTrash?: boolean } = {},
): Promise<TagState[]> {
  const rows = await visibleTags(tx, tx.db)
    .select([
      'tags.id',
      'tags.board_id as boardId',
      'tags.title',
      'tags.locked_at as lockedAt',
      'tag_boards.project_id as projectId',
      ...standingColumns(tx),
    ])
    .where(isAmong('tags.id', ids))
    .where('tags.trashed_at', inTrash ? 'is not' : 'is', null)
    .orderBy('tags.id')
    .forNoKeyUpdate('tags')
    .execute();
  if (rows.length !== ids.length) throw new NotFound();
  return rows;
}

export async function getTag(tx: TxCtx, id: string): Promise<TagState> {
  const [tag] = await getTags(tx, [id]);
  if (!tag) throw new NotFound();
  return tag;
}

export function allowOnTags(
  tx: TxCtx,
  action: TagAction,
  tags: readonly TagState[],
  { ignoreLock = false }: { ignoreLock?: boolean } = {},
): void {
  for (const tag of tags) allowOnBoard(tx, action, tag, { locked: !ignoreLock && tag.lockedAt !== null });
}
