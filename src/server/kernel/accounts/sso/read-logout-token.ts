import { createRemoteJWKSet, customFetch, jwtVerify, type JWTPayload } from 'jose';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { readLogoutClaims, type ProviderLogout } from '#domain/accounts/provider-logout.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { Services } from '#server/platform/app/services.ts';
import { openConfiguration } from '../oidc/oidc-configuration.ts';
import { getProviderClient } from '../oidc/provider-clients.ts';

type LogoutServices = Pick<Services, 'env' | 'database' | 'secrets' | 'outbound' | 'now' | 'log'>;
type Keys = ReturnType<typeof createRemoteJWKSet>;

/** Never a shared secret: anyone who holds the client's secret could sign everybody out. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const known = new WeakMap<LogoutServices['outbound'], Map<string, Keys>>();

/** Whose session the workspace's provider ends. Throws ValidationError for every forgery alike. */
export async function readLogoutToken(
  services: LogoutServices,
  { workspaceId, token }: { workspaceId: string; token: string },
): Promise<ProviderLogout & { issuer: string }> {
  const client = await getProviderClient(services, { provider: 'TEAM_SSO', workspaceId });
  const { issuer, jwks_uri: jwksUri } = (await openConfiguration(services, client)).serverMetadata();
  const claims = await verify(services, token, { issuer, audience: client.clientId, jwksUri }).catch(
    (cause: unknown) => {
      services.log.warn({ err: cause, workspaceId }, 'A logout by an identity provider was refused');
      throw new ValidationError('This logout token is not valid');
    },
  );
  return { ...accept(readLogoutClaims(claims)), issuer };
}

async function verify(
  services: LogoutServices,
  token: string,
  { issuer, audience, jwksUri }: { issuer: string; audience: string; jwksUri: string | undefined },
): Promise<JWTPayload> {
  if (jwksUri === undefined) throw new Error('The provider publishes no keys');
  const { payload } = await jwtVerify(token, keysAt(services, jwksUri), {
    issuer,
    audience,
    algorithms,
    clockTolerance: 30,
    currentDate: services.now(),
    maxTokenAge: 300,
  });
  return payload;
}

function keysAt({ outbound }: LogoutServices, jwksUri: string): Keys {
  const cache = known.get(outbound) ?? new Map<string, Keys>();
  known.set(outbound, cache);
  const kept = cache.get(jwksUri);
  if (kept) return kept;
  const keys = createRemoteJWKSet(new URL(jwksUri), {
    [customFetch]: (url, { headers, signal }) =>
      outbound.fetch(url, { headers, signal, redirect: 'error', maxBytes: 1_000_000, timeoutMs: 10_000 }),
  });
  if (cache.size > 1000) cache.clear();
  cache.set(jwksUri, keys);
  return keys;
}
