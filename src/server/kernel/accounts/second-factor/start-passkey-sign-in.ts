import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Services } from '#server/platform/app/services.ts';
import type { Own } from '../sessions/require-own-session.ts';
import { keepChallenge } from './passkey-challenge.ts';
import { openPasskeyLibrary } from './open-passkey-library.ts';
import { listPasskeys } from './passkeys.ts';
import { relyingPartyOf } from './relying-party.ts';

/** What the browser's passkey has to sign to finish this sign-in. */
export async function startPasskeySignIn(
  services: Pick<Services, 'env' | 'database' | 'now'>,
  { workspace, session }: Own,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const party = relyingPartyOf(services.env, workspace);
  const { generateAuthenticationOptions } = await openPasskeyLibrary();
  return services.database.transaction({}, 'read write', async (db) => {
    const known = await listPasskeys(db, session.account.id, party.id);
    const options = await generateAuthenticationOptions({
      rpID: party.id,
      allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
      userVerification: 'preferred',
    });
    await keepChallenge(services, db, { sessionId: session.id, challenge: options.challenge });
    return options;
  });
}
