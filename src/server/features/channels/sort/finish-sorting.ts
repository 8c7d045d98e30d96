import { sql } from 'kysely';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import '../tables.ts';

export type FinishedSorting = {
  readonly channelId: string;
  readonly model: string;
  /** Set where everything was sorted: which wishes for it are fulfilled. */
  readonly fulfilled: number | null;
};

/** Only after every point is placed: a sorting that ended in the middle is begun again. */
export async function finishSorting(
  ctx: Ctx,
  { channelId, model, fulfilled }: FinishedSorting,
): Promise<void> {
  await inTransaction(ctx, (tx) =>
    sql`
      update channels c set model = ${model}, sorted_at = ${tx.now()}, sorted_outliers = f.outliers,
        sorted_count = case when ${fulfilled !== null} then f.total else c.sorted_count end,
        sorting_wanted = greatest(0, c.sorting_wanted - ${fulfilled ?? 0})
      from (select coalesce(sum(point_count), 0) as total, coalesce(sum(point_count - themed_count), 0) as outliers
        from channel_days where workspace_id = ${tx.workspace.id} and channel_id = ${channelId}) f
      where c.workspace_id = ${tx.workspace.id} and c.id = ${channelId}`.execute(tx.db),
  );
}
