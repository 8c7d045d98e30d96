import type { Services } from '#server/platform/app/services.ts';
import type { Asking } from '../asking.ts';
import type { Session } from '../sessions/find-session.ts';
import { settleProof } from './settle-proof.ts';
import { tryTotp } from './try-totp.ts';
import '../tables.ts';

/** A second proof for what the root host keeps for few people. Answers a new token for the cookie. */
export function proveAtRoot(
  services: Services,
  asking: Asking,
  session: Session,
  typed: string,
): Promise<string> {
  return settleProof(services, asking, session, {
    method: 'TOTP',
    isProven: () => tryTotp(services, asking, session.account, typed),
  });
}

/** Passkeys are made for the hosts of workspaces, and a recovery code is for getting back in. */
export async function canProveAtRoot(
  { database }: Pick<Services, 'database'>,
  { account }: Session,
): Promise<boolean> {
  const app = await database.transaction({}, 'read only', (db) =>
    db
      .selectFrom('account_factors')
      .select('id')
      .where('account_id', '=', account.id)
      .where('kind', '=', 'TOTP')
      .where('confirmed_at', 'is not', null)
      .limit(1)
      .executeTakeFirst(),
  );
  return app !== undefined;
}
