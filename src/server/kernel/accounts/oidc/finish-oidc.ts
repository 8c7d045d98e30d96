import { authorizationCodeGrant } from 'openid-client';
import { readProviderClaims, type ProvenIdentity } from '#domain/accounts/provider-claims.ts';
import type { OidcProvider } from '#domain/accounts/sign-in-providers.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { Services } from '#server/platform/app/services.ts';
import { takeFlow, type OpenFlow } from './flows.ts';
import { openConfiguration } from './oidc-configuration.ts';
import { ProviderFailed } from './provider-failed.ts';
import { getProviderClient, redirectUriOf } from './provider-clients.ts';

export type ProviderAnswer = {
  readonly provider: OidcProvider;
  readonly code: string;
  readonly state: string | undefined;
  /** Who answered, where the provider says so. */
  readonly iss: string | undefined;
  /** The cookie of the browser that began. */
  readonly browser: string | undefined;
};
export type FinishedFlow = { readonly flow: OpenFlow; readonly identity: ProvenIdentity };

/** Turns the provider's answer into somebody it vouches for. Throws ProviderFailed for every forgery alike. */
export async function finishOidc(services: Services, answer: ProviderAnswer): Promise<FinishedFlow> {
  const { provider, state, browser } = answer;
  const client = getProviderClient(services.env, provider);
  if (state === undefined || browser === undefined) throw new ProviderFailed(provider);
  const flow = await services.database.transaction({}, 'read write', (db) =>
    takeFlow(db, { state, browser, now: services.now() }),
  );
  if (!flow || flow.provider !== provider) throw new ProviderFailed(provider);
  const claims = await exchange(services, { ...answer, state }, flow).catch((cause: unknown) => {
    services.log.warn({ err: cause, provider, clientId: client.clientId }, 'A sign-in at a provider failed');
    throw new ProviderFailed(provider);
  });
  const identity = accept(readProviderClaims(provider, claims));
  await services.database.transaction({}, 'read write', (db) =>
    db
      .updateTable('oidc_flows')
      .set({ issuer: identity.issuer, subject: identity.subject, email: identity.email })
      .where('id', '=', flow.id)
      .execute(),
  );
  return { flow, identity };
}

async function exchange(
  services: Services,
  { code, state, iss }: ProviderAnswer & { state: string },
  { provider, nonce, verifier }: OpenFlow,
) {
  const configuration = await openConfiguration(services, getProviderClient(services.env, provider));
  const answered = new URL(redirectUriOf(services.env));
  answered.searchParams.set('code', code);
  answered.searchParams.set('state', state);
  if (iss !== undefined) answered.searchParams.set('iss', iss);
  const tokens = await authorizationCodeGrant(configuration, answered, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('The provider gave no ID token');
  return claims;
}
