import { oidcProviders } from '#domain/accounts/sign-in-providers.ts';
import { useResource } from '#web/lib/use-resource.ts';
import { rootAccounts } from './account-api.ts';
import { ProviderButtons } from './provider-buttons.tsx';

/** On the root host the installation says which providers it has. Until it does, the e-mail form is enough. */
export function RootProviders() {
  const environment = useResource(rootAccounts.environment);
  if (environment.state !== 'ready') return null;
  const { oAuthConfig } = environment.value;
  return <ProviderButtons providers={oidcProviders.filter((provider) => provider in oAuthConfig)} />;
}
