import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { checkChannelRoom } from './create-channel.ts';
import './tables.ts';

/** Channels that went to the trash with a folder come back with it. For commands that have checked that somebody may. */
export async function restoreWithFolder(tx: TxCtx, folderId: string): Promise<void> {
  const restored = await tx.db
    .updateTable('channels')
    .set({
      trashed_at: null,
      trashed_by: null,
      trashed_with: null,
      updated_at: tx.now(),
      version: sql`version + 1`,
    })
    .where('workspace_id', '=', tx.workspace.id)
    .where('trashed_with', '=', folderId)
    .where('trashed_at', 'is not', null)
    .returning(['id', 'version'])
    .execute();
  if (restored.length > 0) await checkChannelRoom(tx, 0);
  await tx.record(
    ...restored.map(({ id, version }) => ({
      type: 'channel.restored' as const,
      payload: { channelId: id },
      objectId: id,
      version,
    })),
  );
}
