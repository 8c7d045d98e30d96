import { sql } from 'kysely';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { defaultRank } from '#domain/rank/rank.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { allow, viewerOf } from '#server/platform/context/require-member.ts';
import type { TagBoard } from './board.ts';
import { allowOnBoard, getBoard, type TagAction } from './policy.ts';
import './tables.ts';

export type BoardChoice = { boardId?: string | null; projectId?: string | null };

/** The board that somebody names, or the default one of the project they name, which is made when it is needed. */
export async function chooseBoard(tx: TxCtx, action: TagAction, choice: BoardChoice): Promise<TagBoard> {
  const { boardId = null, projectId = null } = choice;
  if ((boardId === null) === (projectId === null)) throw new ValidationError('Name a board or a project');
  const board = await getBoard(tx, boardId ?? (await defaultBoard(tx, action, projectId ?? '')));
  allowOnBoard(tx, action, board);
  return board;
}

async function defaultBoard(tx: TxCtx, action: TagAction, projectId: string): Promise<string> {
  allow(tx, action, await getAccessObject(tx, tx.db, { type: 'project', id: projectId }));
  return ensureDefaultBoard(tx, { projectId, createdBy: viewerOf(tx)?.id ?? null });
}

/** Two who need it at once get one board: the second waits for the first and finds it. */
export async function ensureDefaultBoard(
  tx: TxCtx,
  { projectId, createdBy }: { projectId: string; createdBy: string | null },
): Promise<string> {
  const made = await tx.db
    .insertInto('tag_boards')
    .values({
      workspace_id: tx.workspace.id,
      id: tx.newId(),
      project_id: projectId,
      title: 'Tags',
      rank: defaultRank,
      is_default: true,
      created_by: createdBy,
      created_at: tx.now(),
      updated_at: tx.now(),
      deleted_at: null,
      deleted_by: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'project_id'])
        .where(sql<boolean>`is_default and deleted_at is null`)
        .doNothing(),
    )
    .returning(['id', 'version'])
    .executeTakeFirst();
  if (made) {
    const { id, version } = made;
    await tx.record({ type: 'tagBoard.created', payload: { tagBoardId: id }, objectId: id, version });
    return id;
  }
  const { id } = await tx.db
    .selectFrom('tag_boards')
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('project_id', '=', projectId)
    .where('is_default', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return id;
}
