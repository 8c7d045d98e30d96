import { randomBytes } from 'node:crypto';
import { parseOneTimeCode } from '#domain/accounts/one-time-code.ts';
import { NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, withDirectory } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Asking } from '../asking.ts';
import { limits } from '../limits.ts';
import type { Own } from '../sessions/require-own-session.ts';
import { toBase32 } from './base32.ts';
import { countFactor } from './count-factor.ts';
import { requireFactorRoom } from './factors.ts';
import { openTotpSecret, putTotpSecret } from './totp-secrets.ts';
import { findStep } from './totp.ts';
import '../tables.ts';

const secretBytes = 20;
const name = 'Authenticator app';

export type NewTotp = { readonly id: string; readonly secret: string; readonly uri: string };

/** A secret for an authenticator app. It counts once the app has shown a right code. */
export async function startTotp(services: Services, { session: { account } }: Own): Promise<NewTotp> {
  const secret = randomBytes(secretBytes);
  const id = services.newId();
  await services.database.transaction({}, 'read write', async (db) => {
    await requireFactorRoom(db, account.id);
    await forgetUnconfirmed(services, db, account.id);
    const secretId = await putTotpSecret(services, db, { accountId: account.id, secret });
    await db
      .insertInto('account_factors')
      .values({
        id,
        account_id: account.id,
        kind: 'TOTP',
        name,
        created_at: services.now(),
        secret_id: secretId,
      })
      .execute();
  });
  const encoded = toBase32(secret);
  const label = encodeURIComponent(`Hark:${account.email}`);
  return { id, secret: encoded, uri: `otpauth://totp/${label}?secret=${encoded}&issuer=Hark` };
}

/** The first code of the app. Answers recovery codes where the account has none. */
export async function confirmTotp(
  services: Services,
  { limiter, address }: Asking,
  own: Own,
  { id, code: typed }: { id: string; code: string },
): Promise<string[]> {
  const { account } = own.session;
  await limiter.take(limits.secondFactorByAccountAndAddress, account.id, address);
  const code = accept(parseOneTimeCode(typed));
  return inTransaction(withDirectory(services.systemCtx(own.workspace)), async (tx) => {
    await requireFactorRoom(tx.db, account.id);
    const secret = await openUnconfirmed(services, tx.db, { id, accountId: account.id });
    const step = findStep(secret, code, services.now());
    if (step === undefined) throw new ValidationError('This code is wrong. Check the clock of your phone.');
    await tx.db
      .updateTable('account_factors')
      .set({ confirmed_at: services.now(), last_used_at: services.now(), last_step: String(step) })
      .where('id', '=', id)
      .execute();
    return countFactor(services, tx, own, { kind: 'TOTP', name });
  });
}

async function openUnconfirmed(
  services: Services,
  db: Db,
  { id, accountId }: { id: string; accountId: string },
): Promise<Buffer> {
  const factor = await db
    .selectFrom('account_factors')
    .select('secret_id')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('kind', '=', 'TOTP')
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  const secret =
    factor?.secret_id == null
      ? undefined
      : await openTotpSecret(services, db, { accountId, id: factor.secret_id });
  if (!secret) throw new NotFound('Set up the authenticator app again');
  return secret;
}

/** A secret that was shown and never used must not wait for somebody who saw it. */
async function forgetUnconfirmed({ secrets }: Services, db: Db, accountId: string): Promise<void> {
  const gone = await db
    .deleteFrom('account_factors')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .returning('secret_id')
    .execute();
  await secrets.box.removeOfAccount(
    db,
    gone.flatMap(({ secret_id: id }) => (id === null ? [] : [id])),
  );
}
