import { sql } from 'kysely';
import type { Db } from '#server/platform/db/database.ts';
import type { Ctx } from './context.ts';
import './tables.ts';

/** The sender's own id of a request. */
export type RequestOnce = { readonly key: string; isClaimed: boolean };

/** This very request was done before; its answer did not arrive. */
export class RepeatedRequest extends Error {
  override readonly name = 'RepeatedRequest';
}

const keptDays = 30;

/**
 * In the transaction of the command, so that the receipt and the work commit together. A second request with the same
 * key waits here for the first.
 */
export async function claimRequest(
  ctx: Pick<Ctx, 'once' | 'actor' | 'workspace' | 'now'>,
  db: Db,
): Promise<void> {
  const { once, actor, workspace } = ctx;
  if (!once || once.isClaimed || actor.kind !== 'member') return;
  const now = ctx.now();
  const limit = new Date(now.getTime() - keptDays * 86_400_000);
  const { rows } = await sql<{ claimed: number }>`
    with old as (
      delete from request_receipts
      where workspace_id = ${workspace.id} and member_id = ${actor.viewer.id} and created_at < ${limit}
    )
    insert into request_receipts (workspace_id, member_id, request_key, created_at)
    values (${workspace.id}, ${actor.viewer.id}, ${once.key}, ${now})
    on conflict do nothing returning 1 as claimed`.execute(db);
  if (rows.length === 0) throw new RepeatedRequest();
}
