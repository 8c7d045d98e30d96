import type { GlobalEnvironment } from '#domain/workspaces/team-environment.ts';
import type { Services } from '#server/platform/app/services.ts';
import { openConfiguration } from './oidc-configuration.ts';
import { getProviderClient, setUpProviders } from './provider-clients.ts';

/** The providers that are set up and answer; one that is down is not offered. */
export async function describeProviders(services: Services): Promise<GlobalEnvironment['oAuthConfig']> {
  const described = setUpProviders(services.env).map(async (provider) => {
    try {
      const client = await getProviderClient(services, { provider, workspaceId: null });
      const { authorization_endpoint: authorizationEndpoint, issuer } = (
        await openConfiguration(services, client)
      ).serverMetadata();
      if (authorizationEndpoint === undefined) return [];
      return [[provider, { authorizationEndpoint, clientId: client.clientId, issuer }]] as const;
    } catch (error) {
      services.log.warn({ err: error, provider }, 'A sign-in provider could not be reached');
      return [];
    }
  });
  return Object.fromEntries((await Promise.all(described)).flat());
}
