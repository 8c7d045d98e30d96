import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** What counts towards the limit: also suspended people and people without a role. */
export function countMembers(tx: TxCtx): Promise<{ count: string }> {
  return tx.db
    .selectFrom('members')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('workspace_id', '=', tx.workspace.id)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Open invitations hold a place, so that nobody is invited to a door that will not open. */
export async function countPlaces(tx: TxCtx): Promise<{ count: string }> {
  const { rows } = await sql<{ count: string }>`
    select (
      (select count(*) from members where workspace_id = ${tx.workspace.id} and removed_at is null) +
      (select count(*) from invites where workspace_id = ${tx.workspace.id}
        and accepted_at is null and revoked_at is null and expires_at > ${tx.now()})
    )::text as count`.execute(tx.db);
  return rows[0] ?? { count: '0' };
}
