import type {
  PublicKeyCredentialCreationOptionsJSON,
  VerifiedRegistrationResponse,
} from '@simplewebauthn/server';
import { deviceName } from '#domain/accounts/device-name.ts';
import { InvalidOperation, ValidationError } from '#domain/errors/hark-error.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, withDirectory } from '#server/platform/context/context.ts';
import type { Asking } from '../asking.ts';
import type { Own } from '../sessions/require-own-session.ts';
import { countFactor } from './count-factor.ts';
import { requireFactorRoom } from './factors.ts';
import { openPasskeyLibrary } from './open-passkey-library.ts';
import { keepChallenge, takeChallenge } from './passkey-challenge.ts';
import { listPasskeys } from './passkeys.ts';
import { readRegistration } from './read-passkey.ts';
import { relyingPartyOf } from './relying-party.ts';
import '../tables.ts';

/** EdDSA, ES256 and RS256, which all passkeys of today know between them. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** What the browser needs to make a passkey. Those that the account has already are left out. */
export async function startPasskey(
  services: Services,
  { workspace, session }: Own,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { account } = session;
  const party = relyingPartyOf(services.env, workspace);
  const { generateRegistrationOptions } = await openPasskeyLibrary();
  return services.database.transaction({}, 'read write', async (db) => {
    await requireFactorRoom(db, account.id);
    const known = await listPasskeys(db, account.id, party.id);
    const options = await generateRegistrationOptions({
      rpName: 'Hark',
      rpID: party.id,
      userID: new TextEncoder().encode(account.id),
      userName: account.email,
      attestationType: 'none',
      supportedAlgorithmIDs,
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    });
    await keepChallenge(services, db, { sessionId: session.id, challenge: options.challenge });
    return options;
  });
}

/** Keeps the passkey that the browser made. Answers recovery codes where the account has none. */
export async function finishPasskey(
  services: Services,
  { userAgent }: Asking,
  own: Own,
  response: unknown,
): Promise<string[]> {
  const { id: accountId } = own.session.account;
  const name = `Passkey on ${deviceName(userAgent)}`;
  const { credential, transports } = await verify(services, own, response);
  return inTransaction(withDirectory(services.systemCtx(own.workspace)), async (tx) => {
    await requireFactorRoom(tx.db, accountId);
    const added = await tx.db
      .insertInto('account_factors')
      .values({
        id: services.newId(),
        account_id: accountId,
        kind: 'PASSKEY',
        name,
        created_at: services.now(),
        confirmed_at: services.now(),
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey),
        counter: String(credential.counter),
        transports,
        relying_party: relyingPartyOf(services.env, own.workspace).id,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw new InvalidOperation('This passkey has been added already');
    return countFactor(services, tx, own, { kind: 'PASSKEY', name });
  });
}

type NewCredential = NonNullable<VerifiedRegistrationResponse['registrationInfo']>['credential'];

async function verify(
  services: Services,
  { workspace, session }: Own,
  body: unknown,
): Promise<{ credential: NewCredential; transports: string[] }> {
  const response = readRegistration(body);
  const party = relyingPartyOf(services.env, workspace);
  const expectedChallenge = await services.database.transaction({}, 'read write', (db) =>
    takeChallenge(services, db, session.id),
  );
  const { verifyRegistrationResponse } = await openPasskeyLibrary();
  const verified =
    expectedChallenge !== undefined &&
    (await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs,
    }).catch((cause: unknown) => {
      services.log.info({ err: cause }, 'A new passkey was refused');
      return false as const;
    }));
  if (!verified || !verified.verified)
    throw new ValidationError('This passkey couldn’t be added. Try again.');
  const { credential } = verified.registrationInfo;
  return { credential, transports: response.response.transports ?? [] };
}
