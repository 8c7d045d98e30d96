import { freshProofOf, signInAgainMessage, type FreshProof } from '#domain/accounts/fresh-proof.ts';
import { Forbidden } from '#domain/errors/hark-error.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Asking } from '../asking.ts';
import { checkPassword } from '../check-password.ts';
import type { Session } from '../sessions/find-session.ts';
import type { Own } from '../sessions/require-own-session.ts';

export function proofFor({ account, provider, signedInAt }: Session, now: Date): FreshProof {
  return freshProofOf({ hasPassword: account.passwordHash !== null, provider, signedInAt }, now);
}

/** Before a way in is added, changed or taken away. Throws WrongCredentials or Forbidden. */
export async function requireFreshProof(
  services: Services,
  asking: Asking,
  { workspace, session }: Own,
  password: string | undefined,
): Promise<void> {
  const proof = proofFor(session, services.now());
  if (proof === 'signIn') throw new Forbidden(signInAgainMessage);
  if (proof === 'none') return;
  await checkPassword(services, asking, {
    workspace,
    email: session.account.email,
    password: password ?? '',
  });
}
