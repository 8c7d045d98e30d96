import type { Services } from '#server/platform/app/services.ts';
import type { Account } from '../account.ts';
import type { Asking } from '../asking.ts';
import { limits } from '../limits.ts';
import { guessedCodesMail } from '../mails/second-factor-mail.ts';
import '../tables.ts';

const limit = limits.totpFailuresByAccount;

/** Runs a check of a code unless there were too many wrong ones. The owner learns of it when strangers reach the limit. */
export async function limitTotp(
  services: Services,
  asking: Asking,
  account: Pick<Account, 'id' | 'email'>,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const { limiter, address } = asking;
  const isKnown = await isKnownPlace(services, asking, account.id);
  const keys = isKnown ? [account.id, address] : [account.id];
  await limiter.requireRoom(limit, ...keys);
  if (await check()) return true;
  const failures = await limiter.count(limit, ...keys);
  if (failures === limit.most && !isKnown)
    await services.database.transaction({}, 'read write', (db) =>
      services.mailer.post(db, guessedCodesMail({ to: account.email })),
    );
  return false;
}

/** Whether the owner has confirmed a sign-in from this address before. */
async function isKnownPlace(
  { database }: Pick<Services, 'database'>,
  { plainAddress }: Asking,
  accountId: string,
): Promise<boolean> {
  const seen = await database.transaction({}, 'read only', (db) =>
    db
      .selectFrom('account_sessions')
      .select('id')
      .where('account_id', '=', accountId)
      .where('address', '=', plainAddress)
      .where('second_factor_at', 'is not', null)
      .limit(1)
      .executeTakeFirst(),
  );
  return seen !== undefined;
}
