import { moveObjects } from '#server/kernel/access/index.ts';
import '#server/kernel/projects/tables.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { changeChannel } from './change-channels.ts';
import type { Channel } from './channel.ts';
import { getChannel } from './policy.ts';

/** Brings a channel back from the trash as it was; out of its folder when that is in the trash itself. */
export async function restoreChannel(ctx: Ctx, id: string): Promise<Channel> {
  return inTransaction(ctx, async (tx) => {
    await lockWorkspace(tx);
    const found = await getChannel(tx, id, { inTrash: true });
    allow(tx, 'channel.restore', found);
    const isLost = found.folderId !== null && (await isTrashed(tx, found.folderId));
    if (isLost) await moveObjects(tx, [id], null);
    const channel = await changeChannel(tx, id, {
      trashed_at: null,
      trashed_by: null,
      trashed_with: null,
      ...(isLost && { folder_id: null }),
    });
    await tx.record({
      type: 'channel.restored',
      payload: { channelId: id },
      objectId: id,
      version: channel.version,
    });
    return channel;
  });
}

async function isTrashed(tx: TxCtx, folderId: string): Promise<boolean> {
  const folder = await tx.db
    .selectFrom('folders')
    .select('trashed_at')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', folderId)
    .executeTakeFirst();
  return folder?.trashed_at != null;
}
