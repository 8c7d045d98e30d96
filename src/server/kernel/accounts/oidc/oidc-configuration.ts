import {
  allowInsecureRequests,
  ClientSecretPost,
  clockSkew,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  type Configuration,
  type CustomFetch,
} from 'openid-client';
import type { Services } from '#server/platform/app/services.ts';
import type { SignInClient } from '#server/platform/env/env.ts';

type OidcServices = Pick<Services, 'outbound' | 'now'>;
type Known = { until: number; configuration: Promise<Configuration> };

/** What a provider says of itself changes rarely; its keys are read again whenever one is unknown. */
const freshMs = 3_600_000;
/** One that is down is asked again after this long; until then nobody waits for it. */
const downMs = 30_000;
const known = new WeakMap<OidcServices['outbound'], Map<string, Known>>();

/** The provider's addresses and keys. Throws what the outbound client throws. */
export async function openConfiguration(
  services: OidcServices,
  client: SignInClient,
): Promise<Configuration> {
  const cache = known.get(services.outbound) ?? new Map<string, Known>();
  known.set(services.outbound, cache);
  const key = JSON.stringify([client.issuer.href, client.clientId, client.clientSecret]);
  const hit = cache.get(key);
  if (hit && performance.now() < hit.until) return hit.configuration;
  const configuration = discover(services, client);
  if (cache.size > 1000) cache.clear();
  const made = { until: performance.now() + freshMs, configuration };
  cache.set(key, made);
  configuration.catch(() => (made.until = performance.now() + downMs));
  return configuration;
}

async function discover(services: OidcServices, client: SignInClient): Promise<Configuration> {
  const { issuer, clientId, clientSecret } = client;
  const metadata = {
    [clockSkew]: Math.round((services.now().getTime() - Date.now()) / 1000),
    [clockTolerance]: 30,
  };
  return discovery(issuer, clientId, metadata, ClientSecretPost(clientSecret), {
    [customFetch]: fetchFrom(services),
    // Without the signature the identity would rest on the connection alone.
    execute: [enableNonRepudiationChecks, ...(issuer.protocol === 'http:' ? [allowInsecureRequests] : [])],
    timeout: 10,
  });
}

function fetchFrom({ outbound }: OidcServices): CustomFetch {
  return (url, { method, headers, body, signal }) =>
    outbound.fetch(url, {
      method,
      headers,
      ...(body != null && { body: body instanceof URLSearchParams ? body.toString() : body }),
      ...(signal && { signal }),
      redirect: 'error',
      maxBytes: 1_000_000,
      timeoutMs: 10_000,
    });
}
