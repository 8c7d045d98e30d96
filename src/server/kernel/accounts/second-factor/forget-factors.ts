import type { Services } from '#server/platform/app/services.ts';
import type { Db } from '#server/platform/db/database.ts';
import { findAccountByEmail } from '../account.ts';
import { secondFactorMail } from '../mails/second-factor-mail.ts';
import '../tables.ts';

/** By the operator, for somebody who has lost everything. Answers how many there were; undefined without an account. */
export function forgetFactors(
  { database, mailer }: Pick<Services, 'database' | 'mailer'>,
  email: string,
): Promise<number | undefined> {
  return database.transaction({}, 'read write', async (db) => {
    const account = await findAccountByEmail(db, email);
    if (!account) return undefined;
    const gone = await db
      .deleteFrom('account_factors')
      .where('account_id', '=', account.id)
      .returning('id')
      .execute();
    await db.deleteFrom('sealed_account_secrets').where('account_id', '=', account.id).execute();
    await forgetRest(db, account.id);
    const what = 'All second factors were removed from your account by the operator of Hark';
    if (gone.length > 0) await mailer.post(db, secondFactorMail({ to: account.email, what }));
    return gone.length;
  });
}

/** Without a factor recovery codes stand in for nothing, and no session owes or has proved one. */
export async function forgetRest(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('account_recovery_codes').where('account_id', '=', accountId).execute();
  await db
    .updateTable('account_sessions')
    .set({ second_factor_due: false, second_factor_at: null })
    .where('account_id', '=', accountId)
    .execute();
}
