import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { changeChannel } from './change-channels.ts';
import type { Channel } from './channel.ts';
import { getChannel } from './policy.ts';

export async function trashChannel(ctx: Ctx, id: string): Promise<Channel> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'channel.trash', await getChannel(tx, id));
    const channel = await changeChannel(tx, id, { trashed_at: tx.now(), trashed_by: viewer.id });
    await tx.record({
      type: 'channel.trashed',
      payload: { channelId: id },
      objectId: id,
      version: channel.version,
    });
    return channel;
  });
}
