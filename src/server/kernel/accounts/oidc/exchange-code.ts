import { authorizationCodeGrant, fetchUserInfo } from 'openid-client';
import type { ProviderClaims } from '#domain/accounts/provider-claims.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { OpenFlow } from './flows.ts';
import { openConfiguration } from './oidc-configuration.ts';
import { getProviderClient, redirectUriOf } from './provider-clients.ts';

export type ReceivedClaims = ProviderClaims & Readonly<Record<string, unknown>>;
export type ReceivedCode = {
  readonly code: string;
  readonly state: string;
  readonly iss: string | undefined;
};

/** What the provider says of the person for this code. Throws for every answer that is not the one asked for. */
export async function exchangeCode(
  services: Services,
  { code, state, iss }: ReceivedCode,
  flow: OpenFlow,
): Promise<ReceivedClaims> {
  const client = await getProviderClient(services, flow);
  const configuration = await openConfiguration(services, client);
  const answered = new URL(redirectUriOf(services.env, flow.provider));
  answered.searchParams.set('code', code);
  answered.searchParams.set('state', state);
  if (iss !== undefined) answered.searchParams.set('iss', iss);
  const tokens = await authorizationCodeGrant(configuration, answered, {
    expectedState: state,
    expectedNonce: flow.nonce,
    pkceCodeVerifier: flow.verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('The provider gave no ID token');
  // At an address that many companies share, any of them could say anything about a person.
  if (flow.provider === 'TEAM_SSO' && new URL(claims.iss).href !== client.issuer.href)
    throw new Error(`The issuer ${claims.iss} is not the one of the workspace`);
  const hasMore = configuration.serverMetadata().userinfo_endpoint !== undefined;
  if (flow.provider !== 'TEAM_SSO' || !hasMore) return claims;
  // Many companies' providers keep the address or the groups out of the token.
  return { ...(await fetchUserInfo(configuration, tokens.access_token, claims.sub)), ...claims };
}
