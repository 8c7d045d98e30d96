import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** The slice keeps what was streamed; the parts are for clients that are still reading. */
const keptMs = 24 * 3600 * 1000;

/** A stream that this person may read, and nobody else. Write to it once the transaction has ended. */
export async function openStream(tx: TxCtx, { memberId }: { memberId: string }): Promise<string> {
  const id = tx.newId();
  const now = tx.now();
  await tx.db
    .deleteFrom('streams')
    .where('workspace_id', '=', tx.workspace.id)
    .where('created_at', '<', new Date(now.getTime() - keptMs))
    .execute();
  await tx.db
    .insertInto('streams')
    .values({
      workspace_id: tx.workspace.id,
      id,
      member_id: memberId,
      cancel_requested_at: null,
      alive_at: now,
      created_at: now,
    })
    .execute();
  return id;
}
