import { brandProviders, type OidcProvider } from '#domain/accounts/sign-in-providers.ts';
import { auth0ConfigOf, type GlobalEnvironment } from '#domain/workspaces/team-environment.ts';
import type { Services } from '#server/platform/app/services.ts';
import { openConfiguration } from './oidc-configuration.ts';
import { getProviderClient, setUpProviders } from './provider-clients.ts';

type Described = GlobalEnvironment['oAuthConfig'][string];

/** The providers that are set up and answer; one that is down is not offered. */
export async function describeProviders(
  services: Services,
): Promise<Pick<GlobalEnvironment, 'oAuthConfig' | 'auth0Config'>> {
  const found = await Promise.all(
    setUpProviders(services.env).map(
      async (provider) => [provider, await describe(services, provider)] as const,
    ),
  );
  const described = new Map(found);
  const auth0 = described.get('AUTH0');
  return {
    oAuthConfig: Object.fromEntries(
      brandProviders.flatMap((provider) => {
        const one = described.get(provider);
        return one ? [[provider, one]] : [];
      }),
    ),
    auth0Config: auth0
      ? auth0ConfigOf({ domain: new URL(auth0.issuer).host, clientId: auth0.clientId })
      : null,
  };
}

async function describe(services: Services, provider: OidcProvider): Promise<Described | undefined> {
  try {
    const client = await getProviderClient(services, { provider, workspaceId: null });
    const { authorization_endpoint: authorizationEndpoint, issuer } = (
      await openConfiguration(services, client)
    ).serverMetadata();
    return authorizationEndpoint === undefined
      ? undefined
      : { authorizationEndpoint, clientId: client.clientId, issuer };
  } catch (error) {
    services.log.warn({ err: error, provider }, 'A sign-in provider could not be reached');
    return undefined;
  }
}
