import type { ConfirmEmail } from '#domain/accounts/confirm-email.ts';
import type { AvailableTeam } from '#domain/accounts/available-team.ts';
import { HumanErrorMessage } from '#domain/errors/hark-error.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { findTeamsOfAccount } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { findOrCreateAccount, type Account } from './account.ts';
import type { Asking } from './asking.ts';
import { takeOneTimeCode } from './challenges/one-time-code.ts';
import { useLink } from './challenges/use-link.ts';
import { checkEmailDomain } from './denied-domains.ts';
import { limits } from './limits.ts';
import { createSession } from './sessions/create-session.ts';

export type Confirmed = {
  sessionToken: string;
  answer: { teamId: string } | { availableTeams: AvailableTeam[] };
};

/** Turns a code or link into an e-mail session of the root host, and says where the person can go. */
export async function confirmEmail(
  services: Services,
  { limiter, address }: Asking,
  proof: ConfirmEmail,
): Promise<Confirmed> {
  await limiter.take(limits.proofByAddress, address);
  const email = accept(checkEmailDomain(services.env, await provenEmail(services, limiter, proof)));
  const { account, sessionToken } = await openRootSession(services, email);
  const { current, available } = await findTeamsOfAccount(services, {
    accountId: account.id,
    email,
  });
  const [only, ...others] = current;
  const goesStraightIn = only !== undefined && others.length === 0 && available.length === 0;
  return { sessionToken, answer: goesStraightIn ? { teamId: only.id } : { availableTeams: available } };
}

async function provenEmail(
  services: Services,
  limiter: Asking['limiter'],
  proof: ConfirmEmail,
): Promise<string> {
  if (proof.method === 'ONE_TIME_CODE') {
    return takeOneTimeCode(services, limiter, { challenge: proof.codeChallenge, code: proof.code });
  }
  if (proof.method === 'OIDC')
    throw new HumanErrorMessage('This way to sign in is not set up on this server');
  const { token } = proof;
  const link = await services.database.transaction({}, 'read write', (db) =>
    useLink(db, { token, purposes: ['confirm-link'], workspaceId: null, now: services.now() }),
  );
  return link.email;
}

function openRootSession(
  services: Services,
  email: string,
): Promise<{ account: Account; sessionToken: string }> {
  return services.database.transaction({}, 'read write', async (db) => {
    const account = await findOrCreateAccount(services, db, email);
    const sessionToken = await createSession(services, db, {
      accountId: account.id,
      workspaceId: null,
      provider: 'ONE_TIME_CODE',
    });
    return { account, sessionToken };
  });
}
