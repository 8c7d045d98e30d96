import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { changeChannel } from './change-channels.ts';
import type { Channel } from './channel.ts';
import { getChannel } from './policy.ts';

export async function restoreChannel(ctx: Ctx, id: string): Promise<Channel> {
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'channel.restore', await getChannel(tx, id, { inTrash: true }));
    const channel = await changeChannel(tx, id, { trashed_at: null, trashed_by: null, trashed_with: null });
    await tx.record({
      type: 'channel.restored',
      payload: { channelId: id },
      objectId: id,
      version: channel.version,
    });
    return channel;
  });
}
