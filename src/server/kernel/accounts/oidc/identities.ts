import type { ProvenIdentity } from '#domain/accounts/provider-claims.ts';
import { InvalidOperation } from '#domain/errors/hark-error.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Account } from '../account.ts';
import '../tables.ts';

export type IdentityKey = Pick<ProvenIdentity, 'provider' | 'issuer' | 'subject' | 'email'>;

/** The account that this identity opens; notes that it was used, and the address it has today. */
export async function useIdentity(
  { now }: Pick<Services, 'now'>,
  db: Db,
  { provider, issuer, subject, email }: IdentityKey,
): Promise<Account | undefined> {
  const used = await db
    .updateTable('account_identities')
    .set({ last_used_at: now(), email })
    .where('provider', '=', provider)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning('account_id')
    .executeTakeFirst();
  if (!used) return undefined;
  return db
    .selectFrom('accounts')
    .select(['id', 'email', 'name', 'password_hash as passwordHash'])
    .where('id', '=', used.account_id)
    .executeTakeFirst();
}

/** Throws when the identity opens another account: one person's Google is not two people's. */
export async function addIdentity(
  { now, newId }: Pick<Services, 'now' | 'newId'>,
  db: Db,
  { accountId, provider, issuer, subject, email }: IdentityKey & { accountId: string },
): Promise<void> {
  const time = now();
  const row = { provider, issuer, subject, email, created_at: time, last_used_at: time };
  await db
    .insertInto('account_identities')
    .values({ id: newId(), account_id: accountId, ...row })
    .onConflict((conflict) => conflict.columns(['provider', 'issuer', 'subject']).doNothing())
    .execute();
  const stored = await db
    .selectFrom('account_identities')
    .select('account_id')
    .where('provider', '=', provider)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
  if (stored.account_id !== accountId) throw new InvalidOperation('It is linked to another account already');
}
