import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { SortingQueue } from '../sorting-queue.ts';
import '../tables.ts';

/** More are moved by a job: the request answers at once. */
export const movedAtOnce = 2000;

export async function isTooManyAtOnce(tx: TxCtx, themeIds: readonly string[]): Promise<boolean> {
  const { count } = await tx.db
    .selectFrom('themes')
    .select(sql<number>`coalesce(sum(point_count), 0)::int`.as('count'))
    .where(isInWorkspace(tx.workspace.id, 'id', themeIds))
    .executeTakeFirstOrThrow();
  return count > movedAtOnce;
}

export type Move = {
  readonly channelId: string;
  readonly changeId: string;
  readonly fromIds: readonly string[];
  /** Null: into no theme. */
  readonly intoId: string | null;
};

/** After the change is sealed: its points are written down when they are moved. */
export async function planMove(
  tx: TxCtx,
  { channelId, changeId, fromIds, intoId }: Move,
  queue: SortingQueue,
): Promise<void> {
  await tx.db
    .insertInto('theme_moves')
    .values({
      workspace_id: tx.workspace.id,
      change_id: changeId,
      channel_id: channelId,
      from_ids: [...fromIds],
      into_id: intoId,
    })
    .execute();
  await sql`update theme_changes set left_in = ${[intoId]}::uuid[]
    where workspace_id = ${tx.workspace.id} and id = ${changeId}`.execute(tx.db);
  await startMove(tx, { channelId, changeId }, queue);
}

/**
 * Of a change that moves its points page by page: what was moved goes back the same way, and what was not stays.
 */
export async function planUndoing(
  tx: TxCtx,
  { channelId, changeId }: Pick<Move, 'channelId' | 'changeId'>,
  queue: SortingQueue,
): Promise<void> {
  // First: a page that is being changed now is written before the points of the change are looked for.
  await tx.db
    .deleteFrom('point_changes')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', changeId)
    .execute();
  const { numAffectedRows = 0n } = await sql`
    insert into theme_moves (workspace_id, change_id, channel_id, from_ids, undone)
    select ${tx.workspace.id}::uuid, ${changeId}::uuid, ${channelId}::uuid, '{}', true
    where exists (select from theme_change_points
        where workspace_id = ${tx.workspace.id} and change_id = ${changeId})
      or exists (select from theme_moves where workspace_id = ${tx.workspace.id} and change_id = ${changeId})
    on conflict (workspace_id, change_id) do update set undone = true`.execute(tx.db);
  if (numAffectedRows > 0n) await startMove(tx, { channelId, changeId: `${changeId}:undone` }, queue);
}

function startMove(
  tx: TxCtx,
  { channelId, changeId }: Pick<Move, 'channelId' | 'changeId'>,
  { boss, job }: SortingQueue,
): Promise<string> {
  return enqueue(tx, boss, job, { payload: { channelId }, requestKey: `${channelId}:${changeId}` });
}
