import { oidcProviders, type OidcProvider } from '#domain/accounts/sign-in-providers.ts';
import { HumanErrorMessage } from '#domain/errors/hark-error.ts';
import type { Env, SignInClient } from '#server/platform/env/env.ts';

export function setUpProviders({ signInClients }: Pick<Env, 'signInClients'>): OidcProvider[] {
  return oidcProviders.filter((provider) => signInClients[provider] !== undefined);
}

/** Throws where the operator has not set it up. */
export function getProviderClient(env: Pick<Env, 'signInClients'>, provider: OidcProvider): SignInClient {
  const client = env.signInClients[provider];
  if (!client) throw new HumanErrorMessage('This way to sign in is not set up on this server');
  return client;
}

/** One address, registered at the provider to the letter. */
export function redirectUriOf({ rootUrl }: Pick<Env, 'rootUrl'>): string {
  return new URL('/callback', rootUrl).href;
}
