import { sql, type Updateable } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Tables } from '#server/platform/db/tables.ts';
import { channelColumns, type Channel } from './channel.ts';
import './tables.ts';

/** For commands that have checked that somebody may. */
export function changeChannel(
  tx: TxCtx,
  id: string,
  change: Updateable<Tables['channels']>,
): Promise<Channel> {
  return tx.db
    .updateTable('channels')
    .set({ ...change, updated_at: tx.now(), version: sql`channels.version + 1` })
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .returning(channelColumns(tx))
    .executeTakeFirstOrThrow();
}
