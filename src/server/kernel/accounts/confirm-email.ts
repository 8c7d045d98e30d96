import type { ConfirmEmail, ConfirmEmailResult } from '#domain/accounts/confirm-email.ts';
import { isPopupState, type FlowProvider, type SignInProvider } from '#domain/accounts/sign-in-providers.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { findTeamsOfAccount } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { findOrCreateAccount, type Account } from './account.ts';
import type { Asking } from './asking.ts';
import { takeOneTimeCode } from './challenges/one-time-code.ts';
import { useLink } from './challenges/use-link.ts';
import { checkEmailDomain } from './denied-domains.ts';
import { limits } from './limits.ts';
import { signInWithProvider } from './oidc/sign-in-with-provider.ts';
import { ProviderFailed } from './oidc/provider-failed.ts';
import { linkFromFlow } from './oidc/link-identity.ts';
import { recordLinked } from './oidc/record-linked.ts';
import { proveAddress } from './prove-address.ts';
import { createSession } from './sessions/create-session.ts';

/** Without a session where somebody signed in only adds a way to sign in. */
export type Confirmed = { sessionToken?: string; answer: ConfirmEmailResult };
/** Besides the proof itself: the cookie of a browser that was sent to a provider. */
type Proof = ConfirmEmail & { readonly browser: string | undefined };
type Proven = {
  account: Account;
  provider: SignInProvider;
  /** Where the person said they want to go, before the provider sent them back. */
  aim?: { teamId: string; redirect: string | null } | undefined;
};

/** Turns a code, a link or a provider's answer into a session of the root host, and says where the person can go. */
export async function confirmEmail(services: Services, asking: Asking, proof: Proof): Promise<Confirmed> {
  await asking.limiter.take(limits.proofByAddress, asking.address);
  const proven = await prove(services, asking, proof);
  if ('linkUrl' in proven) return { answer: { redirectUrl: proven.linkUrl } };
  const { account, provider, aim } = proven;
  const sessionToken = await services.database.transaction({}, 'read write', (db) =>
    createSession(services, db, { accountId: account.id, workspaceId: null, provider, device: asking }),
  );
  if (aim) return { sessionToken, answer: aim };
  const { current, available } = await findTeamsOfAccount(services, {
    accountId: account.id,
    email: account.email,
  });
  const [only, ...others] = current;
  const goesStraightIn = only !== undefined && others.length === 0 && available.length === 0;
  return { sessionToken, answer: goesStraightIn ? { teamId: only.id } : { availableTeams: available } };
}

async function prove(
  services: Services,
  asking: Asking,
  proof: Proof,
): Promise<Proven | { linkUrl: string }> {
  if (proof.method === 'OIDC') {
    const { provider, code, state, iss, browser, uxMode } = proof;
    if ((uxMode === 'popup') !== isPopupState(state ?? '')) throw new ProviderFailed(provider);
    const signedIn = await signInWithProvider(services, asking, { provider, code, state, iss, browser });
    return 'linkUrl' in signedIn ? signedIn : { ...signedIn, provider };
  }
  const { email, provider } =
    proof.method === 'ONE_TIME_CODE'
      ? await byCode(services, asking, proof)
      : await byLink(services, proof.token);
  const account = await services.database.transaction({}, 'read write', async (db) => {
    await proveAddress(db, { email, now: services.now() });
    return findOrCreateAccount(services, db, accept(checkEmailDomain(services.env, email)));
  });
  if (provider !== 'ONE_TIME_CODE') await recordLinked(services, { accountId: account.id, provider });
  return { account, provider };
}

type ProvenAddress = { email: string; provider: FlowProvider | 'ONE_TIME_CODE' };

async function byCode(
  services: Services,
  asking: Asking,
  { codeChallenge: challenge, code }: { codeChallenge: string; code: string },
): Promise<ProvenAddress> {
  return { email: await takeOneTimeCode(services, asking, { challenge, code }), provider: 'ONE_TIME_CODE' };
}

function byLink(services: Services, token: string): Promise<ProvenAddress> {
  return services.database.transaction({}, 'read write', async (db) => {
    const purposes = ['confirm-link', 'link-identity'] as const;
    const link = await useLink(db, { token, purposes, workspaceId: null, now: services.now() });
    const { email, flowId } = link;
    if (flowId === null) return { email, provider: 'ONE_TIME_CODE' };
    // Before, not after: an account that was somebody else's loses every way in that it had until now.
    await proveAddress(db, { email, now: services.now() });
    return { email, provider: await linkFromFlow(services, db, { flowId, email }) };
  });
}
