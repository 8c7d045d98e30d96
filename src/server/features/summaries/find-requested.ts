import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** What the same key made before. Pressed twice, the second waits for what the first makes. */
export async function findRequested(
  tx: TxCtx,
  memberId: string,
  requestKey: string,
): Promise<string | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${memberId} ${requestKey}`}, 0))`.execute(tx.db);
  const row = await tx.db
    .selectFrom('summaries')
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('created_by', '=', memberId)
    .where('request_key', '=', requestKey)
    .executeTakeFirst();
  return row?.id;
}
