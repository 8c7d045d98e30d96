import { NotFound } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';
import type { Points } from './change-points.ts';
import { erasePoints } from './erase-points.ts';
import { getChannel } from './policy.ts';

/** All of them or none, permanently. */
export async function deleteDataPoints(ctx: Ctx, box: SealedBox, points: Points): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'channel.deleteData', await getChannel(tx, points.channelId));
    if ((await erasePoints(tx, box, points)) < points.ids.length) throw new NotFound();
  });
}
