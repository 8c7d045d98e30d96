import { NotFound } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import { excludePoints, includePoints, type Points } from './change-points.ts';
import type { SortingQueue } from './sorting-queue.ts';
import { getChannel } from './policy.ts';
import { recordThemeChange } from './record-theme-change.ts';

/** Spam and the like: it counts nowhere, is in no theme and no outlier. Answers the change that can be taken back. */
export async function excludeDataPoints(ctx: Ctx, chosen: Points): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const changeId = await begin(tx, chosen);
    await end(tx, chosen, await excludePoints(tx, chosen));
    return changeId;
  });
}

/** Back among the others. What was excluded is sorted again. */
export async function includeDataPoints(
  ctx: Ctx,
  chosen: Points,
  { boss, job }: SortingQueue,
): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const changeId = await begin(tx, chosen);
    await end(tx, chosen, await includePoints(tx, chosen));
    await enqueue(tx, boss, job, {
      payload: { channelId: chosen.channelId },
      requestKey: `${chosen.channelId}:${changeId}`,
    });
    return changeId;
  });
}

async function begin(tx: TxCtx, { channelId, ids }: Points): Promise<string> {
  allow(tx, 'channel.excludeData', await getChannel(tx, channelId));
  return recordThemeChange(tx, { channelId, themeIds: [], pointIds: ids, excluding: true });
}

/** All of them or none. */
async function end(tx: TxCtx, { channelId, ids }: Points, count: number): Promise<void> {
  if (count < new Set(ids).size) throw new NotFound();
  await tx.record({
    type: 'channel.updated',
    payload: { channelId, changed: ['dataPoints'] },
    objectId: channelId,
  });
}
