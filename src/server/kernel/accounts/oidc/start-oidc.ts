import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  type Configuration,
} from 'openid-client';
import type { FlowProvider } from '#domain/accounts/sign-in-providers.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Asking } from '../asking.ts';
import { limits } from '../limits.ts';
import { createFlow, type FlowAim, type UxMode } from './flows.ts';
import { openConfiguration } from './oidc-configuration.ts';
import { ProviderFailed } from './provider-failed.ts';
import { getProviderClient, redirectUriOf } from './provider-clients.ts';

/** Where the browser goes to sign in at the provider, and the cookie it takes along. */
export async function startOidc(
  services: Services,
  { limiter, address }: Asking,
  { loginHint, uxMode = 'redirect', ...aim }: FlowAim & { loginHint?: string | undefined; uxMode?: UxMode },
): Promise<{ url: URL; browser: string }> {
  await limiter.take(limits.proofByAddress, address);
  const client = await getProviderClient(services, aim);
  const configuration = await openConfiguration(services, client).catch((cause: unknown) => {
    services.log.warn({ err: cause, provider: aim.provider }, 'A sign-in provider could not be reached');
    throw new ProviderFailed(aim.provider);
  });
  const nonce = randomNonce();
  const verifier = randomPKCECodeVerifier();
  const { state, browser } = await services.database.transaction({}, 'read write', (db) =>
    createFlow(services, db, { ...aim, nonce, verifier, uxMode }),
  );
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUriOf(services.env, aim.provider),
    scope: scopeFor(aim.provider, configuration),
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...(loginHint !== undefined && { login_hint: loginHint }),
    // Somebody who asks to link an account chooses which; not every provider knows the word.
    ...(aim.sessionId !== null && knowsSelection(client.issuer) && { prompt: 'select_account' }),
  });
  return { url, browser };
}

/** Some companies' providers name a person's groups only to clients that ask for them. */
function scopeFor(provider: FlowProvider, configuration: Configuration): string {
  const isKnown = configuration.serverMetadata().scopes_supported?.includes('groups') ?? false;
  return provider === 'TEAM_SSO' && isKnown ? 'openid email profile groups' : 'openid email profile';
}

function knowsSelection({ host }: URL): boolean {
  return host === 'accounts.google.com' || host === 'login.microsoftonline.com';
}
