import type { Services } from '#server/platform/app/services.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Own } from '../sessions/require-own-session.ts';
import { openPasskeyLibrary } from './open-passkey-library.ts';
import { takeChallenge } from './passkey-challenge.ts';
import { listPasskeys } from './passkeys.ts';
import { readAuthentication } from './read-passkey.ts';
import { relyingPartyOf } from './relying-party.ts';
import '../tables.ts';

/** Whether one of the account's passkeys signed the challenge of this session, at this host. */
export async function usePasskey(services: Services, own: Own, body: unknown): Promise<boolean> {
  const { workspace, session } = own;
  const party = relyingPartyOf(services.env, workspace);
  const response = readAuthentication(body);
  const { challenge, passkey } = await services.database.transaction({}, 'read write', async (db) => ({
    challenge: await takeChallenge(services, db, session.id),
    passkey: (await listPasskeys(db, session.account.id, party.id)).find(({ id }) => id === response.id),
  }));
  if (challenge === undefined || !passkey) return false;
  const { verifyAuthenticationResponse } = await openPasskeyLibrary();
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    credential: { ...passkey, publicKey: new Uint8Array(passkey.publicKey) },
  }).catch((cause: unknown) => {
    services.log.info({ err: cause }, 'A passkey was refused');
    return undefined;
  });
  if (!verified?.verified) return false;
  const use = { credentialId: response.id, counter: verified.authenticationInfo.newCounter };
  return services.database.transaction({}, 'read write', (db) => noteUse(services, db, use));
}

/** A counter that doesn't grow belongs to a copied key. Passkeys that sync between devices stay at zero. */
async function noteUse(
  { now }: Pick<Services, 'now'>,
  db: Db,
  { credentialId, counter }: { credentialId: string; counter: number },
): Promise<boolean> {
  const used = await db
    .updateTable('account_factors')
    .set({ counter: String(counter), last_used_at: now() })
    .where('credential_id', '=', credentialId)
    .where((row) => row.or([row('counter', '<', String(counter)), row('counter', '=', '0')]))
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}
