import type { Db } from '#server/platform/db/database.ts';
import { forgetRest } from './second-factor/forget-factors.ts';
import { revokeSessions } from './sessions/revoke-sessions.ts';
import './tables.ts';

/**
 * The mailbox has answered. An account that was made by a link from an inviter's hand may be somebody else's until
 * then: its password, its factors, its other ways to sign in and its sessions end here.
 */
export async function proveAddress(db: Db, { email, now }: { email: string; now: Date }): Promise<void> {
  const account = await db
    .updateTable('accounts')
    .set({ unproven_since: null, password_hash: null, updated_at: now })
    .where('email', '=', email)
    .where('unproven_since', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (!account) return;
  const { id } = account;
  await db.deleteFrom('account_factors').where('account_id', '=', id).execute();
  await db.deleteFrom('sealed_account_secrets').where('account_id', '=', id).execute();
  await db.deleteFrom('account_identities').where('account_id', '=', id).execute();
  await forgetRest(db, id);
  await revokeSessions({ now: () => now }, db, { accountId: id });
}
