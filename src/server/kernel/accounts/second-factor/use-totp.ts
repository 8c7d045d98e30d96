import type { Services } from '#server/platform/app/services.ts';
import { mostFactors } from '#domain/accounts/second-factor.ts';
import type { Db } from '#server/platform/db/database.ts';
import { openTotpSecret } from './totp-secrets.ts';
import { findStep } from './totp.ts';
import '../tables.ts';

/** Takes a code of one of the account's apps, once: the same code, or an older one, is none any more. */
export async function useTotp(
  services: Pick<Services, 'secrets' | 'now'>,
  db: Db,
  { accountId, code }: { accountId: string; code: string },
): Promise<boolean> {
  const apps = await db
    .selectFrom('account_factors')
    .select(['id', 'secret_id'])
    .where('account_id', '=', accountId)
    .where('kind', '=', 'TOTP')
    .where('confirmed_at', 'is not', null)
    .limit(mostFactors)
    .execute();
  for (const { id, secret_id: secretId } of apps) {
    const secret =
      secretId === null ? undefined : await openTotpSecret(services, db, { accountId, id: secretId });
    const step = secret && findStep(secret, code, services.now());
    if (step === undefined) continue;
    const taken = await db
      .updateTable('account_factors')
      .set({ last_step: String(step), last_used_at: services.now() })
      .where('id', '=', id)
      .where((row) => row.or([row('last_step', 'is', null), row('last_step', '<', String(step))]))
      .returning('id')
      .executeTakeFirst();
    return taken !== undefined;
  }
  return false;
}
