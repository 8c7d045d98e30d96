import { HumanErrorMessage } from '#domain/errors/hark-error.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Db } from '#server/platform/db/database.ts';
import { hashOfToken } from '#server/platform/secrets/secrets.ts';
import { findAccountByEmail } from '../account.ts';
import type { Asking } from '../asking.ts';
import { endLinks } from '../challenges/end-links.ts';
import { SpentLink } from '../challenges/use-link.ts';
import { inEachWorkspace } from '../in-each-workspace.ts';
import { limits } from '../limits.ts';
import { matchMemberEmail } from '../match-member-email.ts';
import '../tables.ts';

export type ConfirmedChange = { readonly isChanged: boolean; readonly email: string };
type Change = { id: string; accountId: string; newEmail: string; isWhole: boolean };

/** One side agrees. The second of the two changes the address, in every workspace. Throws SpentLink. */
export async function confirmEmailChange(
  services: Services,
  { limiter, address }: Asking,
  token: string,
): Promise<ConfirmedChange> {
  await limiter.take(limits.proofByAddress, address);
  const hash = hashOfToken(token);
  const accountId = await services.database.transaction({}, 'read only', (db) => findOwner(db, hash));
  if (accountId === undefined) throw new SpentLink();
  const change = await services.database.transaction({}, 'read write', async (db) => {
    const agreed = await agree(db, hash, services.now());
    if (!agreed) throw new SpentLink();
    if (agreed.isWhole) await apply(services, db, agreed);
    return agreed;
  });
  if (change.isWhole) await inEachWorkspace(services, accountId, (tx) => matchMemberEmail(tx, accountId));
  return { isChanged: change.isWhole, email: change.newEmail };
}

async function findOwner(db: Db, hash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('email_changes')
    .select('account_id')
    .where((change) => change.or([change('old_token_hash', '=', hash), change('new_token_hash', '=', hash)]))
    .executeTakeFirst();
  return row?.account_id;
}

async function agree(db: Db, hash: Buffer, now: Date): Promise<Change | undefined> {
  const row = await db
    .updateTable('email_changes')
    .set((change) => ({
      old_confirmed_at: change
        .case()
        .when('old_token_hash', '=', hash)
        .then(now)
        .else(change.ref('old_confirmed_at'))
        .end(),
      new_confirmed_at: change
        .case()
        .when('new_token_hash', '=', hash)
        .then(now)
        .else(change.ref('new_confirmed_at'))
        .end(),
    }))
    .where((change) => change.or([change('old_token_hash', '=', hash), change('new_token_hash', '=', hash)]))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['id', 'account_id', 'new_email', 'old_confirmed_at', 'new_confirmed_at'])
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      accountId: row.account_id,
      newEmail: row.new_email,
      isWhole: row.old_confirmed_at !== null && row.new_confirmed_at !== null,
    }
  );
}

async function apply(services: Pick<Services, 'now'>, db: Db, change: Change): Promise<void> {
  if (await findAccountByEmail(db, change.newEmail)) {
    // The person who reads this has followed a link that was mailed to the address.
    throw new HumanErrorMessage('This e-mail address belongs to another account');
  }
  const now = services.now();
  await endLinks(services, db, change.accountId);
  await db.updateTable('email_changes').set({ ended_at: now }).where('id', '=', change.id).execute();
  await db
    .updateTable('accounts')
    .set({ email: change.newEmail, updated_at: now })
    .where('id', '=', change.accountId)
    .execute();
}
