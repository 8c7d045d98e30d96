import { getAccessObject, moveObjects } from '#server/kernel/access/index.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { placeChannels } from './place-channels.ts';
import { getChannel } from './policy.ts';

/**
 * Into a folder, or (null) out of all folders. Takes full access to the channel and write access to the folder. Nothing
 * is told of a channel that is there already.
 */
export async function moveChannel(ctx: Ctx, id: string, folderId: string | null): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockWorkspace(tx);
    const found = await getChannel(tx, id);
    if (folderId !== null)
      allow(tx, 'folder.update', await getAccessObject(tx, tx.db, { type: 'folder', id: folderId }));
    allow(tx, 'channel.move', found);
    if (found.folderId === folderId) return;
    await moveObjects(tx, [id], folderId);
    await placeChannels(tx, [id], folderId);
  });
}
