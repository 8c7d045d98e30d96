import { sql } from 'kysely';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import type { SortChannelJob } from './sorting-queue.ts';
import { getChannel } from './policy.ts';
import './tables.ts';

/** Finds the themes of a channel again because somebody asked. Answers the job's id. */
export async function requestSorting(
  ctx: Ctx,
  channelId: string,
  { boss, job }: { boss: JobBoss; job: SortChannelJob },
): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const channel = await getChannel(tx, channelId);
    allow(tx, 'channel.recluster', channel);
    await sql`update channels set sorting_wanted = sorting_wanted + 1
      where workspace_id = ${tx.workspace.id} and id = ${channelId}`.execute(tx.db);
    return enqueue(tx, boss, job, {
      payload: { channelId },
      requestKey: `${channelId}:${tx.newId()}`,
    });
  });
}
