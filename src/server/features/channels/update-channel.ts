import { parseChannelDraft, type ChannelDraft } from '#domain/channels/channel-draft.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { changeChannel } from './change-channels.ts';
import type { Channel } from './channel.ts';
import { getChannel } from './policy.ts';

/** Its title, what it is for, how alike data points of one theme are, and how many themes there are. Left out: stays. */
export async function updateChannel(ctx: Ctx, id: string, draft: ChannelDraft): Promise<Channel> {
  const given = accept(parseChannelDraft(draft));
  return inTransaction(ctx, async (tx) => {
    const found = await getChannel(tx, id);
    allow(tx, 'channel.update', found);
    const change = {
      ...(draft.title != null && { title: given.title }),
      ...(draft.context != null && { context: given.context }),
      ...(draft.sensitivity != null && { sensitivity: given.sensitivity }),
      ...(draft.wantedThemeCount !== undefined && { wanted_themes: given.wantedThemeCount }),
    };
    const channel = await changeChannel(tx, id, change);
    await tx.record({
      type: 'channel.updated',
      payload: { channelId: id, changed: Object.keys(change) },
      objectId: id,
      version: channel.version,
    });
    return channel;
  });
}
