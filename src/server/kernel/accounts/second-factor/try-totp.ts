import { parseOneTimeCode } from '#domain/accounts/one-time-code.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Account } from '../account.ts';
import type { Asking } from '../asking.ts';
import { limitTotp } from './limit-totp.ts';
import { useTotp } from './use-totp.ts';

/** Whether this is the present code of one of the account's apps; counts the tries. */
export function tryTotp(
  services: Services,
  asking: Asking,
  account: Account,
  typed: string,
): Promise<boolean> {
  const use = { accountId: account.id, code: accept(parseOneTimeCode(typed)) };
  return limitTotp(services, asking, account, () =>
    services.database.transaction({}, 'read write', (db) => useTotp(services, db, use)),
  );
}
