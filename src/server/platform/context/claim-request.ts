import { sql } from 'kysely';
import type { Db } from '#server/platform/db/database.ts';
import './tables.ts';

/** The sender's own id of a request. */
export type RequestOnce = { readonly key: string; isClaimed: boolean };

/** This very request was done before; its answer did not arrive. */
export class RepeatedRequest extends Error {
  override readonly name = 'RepeatedRequest';
}

const keptDays = 30;

type Claim = {
  readonly once: RequestOnce;
  readonly workspaceId: string;
  readonly memberId: string;
  readonly now: Date;
};

/**
 * In the transaction of the command, so that the receipt and the work commit together. A second request with the same
 * key waits here for the first.
 */
export async function claimRequest(db: Db, { once, workspaceId, memberId, now }: Claim): Promise<void> {
  if (once.isClaimed) return;
  const limit = new Date(now.getTime() - keptDays * 86_400_000);
  const { rows } = await sql<{ claimed: number }>`
    with old as (
      delete from request_receipts
      where workspace_id = ${workspaceId} and member_id = ${memberId} and created_at < ${limit}
    )
    insert into request_receipts (workspace_id, member_id, request_key, created_at)
    values (${workspaceId}, ${memberId}, ${once.key}, ${now})
    on conflict do nothing returning 1 as claimed`.execute(db);
  if (rows.length === 0) throw new RepeatedRequest();
}
