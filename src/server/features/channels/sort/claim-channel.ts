import { sql } from 'kysely';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import '../tables.ts';

export type Claim = { readonly channelId: string; readonly jobId: string };

/** Before a page of points is written: moves in one channel wait for each other. */
export async function lockChannel(tx: TxCtx, channelId: string): Promise<void> {
  await sql`select 1 from channels where workspace_id = ${tx.workspace.id} and id = ${channelId} for update`.execute(
    tx.db,
  );
}

/**
 * False where another job is at work: it sees the new points before it ends. A job that ended without a word, because
 * it was cancelled or its worker died too often, holds nobody up.
 */
export async function claimChannel(ctx: Ctx, { channelId, jobId }: Claim): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const { numAffectedRows } = await sql`
      update channels c set sorting_job_id = ${jobId}
      where c.workspace_id = ${tx.workspace.id} and c.id = ${channelId} and (
        c.sorting_job_id is null or c.sorting_job_id = ${jobId} or not exists (
          select 1 from jobs j where j.workspace_id = c.workspace_id and j.id = c.sorting_job_id
            and j.state in ('waiting', 'running')))`.execute(tx.db);
    return numAffectedRows === 1n;
  });
}

/** False where something came meanwhile, and the job goes on with it. */
export async function releaseChannel(ctx: Ctx, { channelId, jobId }: Claim): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    // Points are added under the same lock: none can come between this look and the end.
    await lockChannel(tx, channelId);
    const { numAffectedRows } = await sql`
      update channels c set sorting_job_id = null
      where c.workspace_id = ${tx.workspace.id} and c.id = ${channelId} and c.sorting_job_id = ${jobId}
        and (c.trashed_at is not null or (c.sorting_wanted = 0 and not exists (
          select 1 from data_points p where p.workspace_id = c.workspace_id and p.channel_id = c.id
            and (p.sentiment is null or p.vector is null))
          and not exists (select 1 from theme_moves m
            where m.workspace_id = c.workspace_id and m.channel_id = c.id)
          and not exists (select 1 from point_changes h
            where h.workspace_id = c.workspace_id and h.channel_id = c.id)
          and not exists (select 1 from themes t where t.workspace_id = c.workspace_id and t.channel_id = c.id
            and t.rest_into is not null)))`.execute(tx.db);
    return numAffectedRows === 1n;
  });
}
