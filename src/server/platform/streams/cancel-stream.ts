import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { streamChannel } from './stream-hub.ts';
import './tables.ts';

/** Its writer stops within a second, on whichever node it runs. */
export async function cancelStream(tx: TxCtx, id: string): Promise<void> {
  await sql`update streams set cancel_requested_at = ${tx.now()}
    where workspace_id = ${tx.workspace.id} and id = ${id} and state = 'open'`.execute(tx.db);
  await sql`select pg_notify(${streamChannel}, ${id})`.execute(tx.db);
}
