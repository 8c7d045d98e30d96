import type { SecondFactorStep } from '#domain/accounts/second-factor.ts';
import type { Services } from '#server/platform/app/services.ts';
import { proofFor } from '../own-account/require-fresh-proof.ts';
import type { Own } from '../sessions/require-own-session.ts';
import { findMethods } from './factors.ts';
import { relyingPartyOf } from './relying-party.ts';

/** What the person has to prove, or can, before they go on. */
export async function readSecondFactorStep(
  { database, env, now }: Pick<Services, 'database' | 'env' | 'now'>,
  own: Own | undefined,
): Promise<SecondFactorStep> {
  if (!own || own.session.secondFactorAt !== null) return { state: 'NONE', methods: [], proof: 'none' };
  const { session, workspace } = own;
  const methods = await database.transaction({}, 'read only', (db) =>
    findMethods(db, { accountId: session.account.id, relyingParty: relyingPartyOf(env, workspace).id }),
  );
  const proof = proofFor(session, now());
  if (session.owesFactor) return { state: 'DUE', methods, proof };
  return { state: methods.length === 0 ? 'NONE' : 'POSSIBLE', methods, proof };
}
