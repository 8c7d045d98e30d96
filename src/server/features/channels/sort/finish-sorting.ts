import { sql } from 'kysely';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import '../tables.ts';

export type FinishedSorting = {
  readonly channelId: string;
  readonly runId: string;
  /** Set where everything was sorted: which wishes for it are fulfilled. */
  readonly fulfilled: number | null;
};

/** Only after every point is placed: a sorting that ended in the middle is begun again. */
export async function finishSorting(
  ctx: Ctx,
  { channelId, runId, fulfilled }: FinishedSorting,
): Promise<void> {
  await inTransaction(ctx, (tx) =>
    sql`
      with f as (
        select coalesce(sum(point_count), 0) as total, coalesce(sum(point_count - themed_count), 0) as outliers
        from channel_days where workspace_id = ${tx.workspace.id} and channel_id = ${channelId}
      ), run as (
        update cluster_runs r set point_count = f.total, themed_count = f.total - f.outliers, finished_at = ${tx.now()}
        from f where r.workspace_id = ${tx.workspace.id} and r.id = ${runId}
      )
      update channels c set looked_at = ${tx.now()}, sorted_outliers = f.outliers,
        sorted_at = case when ${fulfilled !== null} then ${tx.now()} else c.sorted_at end,
        sorted_count = case when ${fulfilled !== null} then f.total else c.sorted_count end,
        read_again_since = case when ${fulfilled !== null} then null else c.read_again_since end,
        sorting_wanted = greatest(0, c.sorting_wanted - ${fulfilled ?? 0})
      from f
      where c.workspace_id = ${tx.workspace.id} and c.id = ${channelId}`.execute(tx.db),
  );
}
