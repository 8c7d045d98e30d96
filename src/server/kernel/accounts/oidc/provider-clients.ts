import { oidcProviders, type FlowProvider, type OidcProvider } from '#domain/accounts/sign-in-providers.ts';
import { HumanErrorMessage } from '#domain/errors/hark-error.ts';
import { readSignInWays } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Env, SignInClient } from '#server/platform/env/env.ts';

export const ssoSecretPurpose = 'sso-client';

export function setUpProviders({ signInClients }: Pick<Env, 'signInClients'>): OidcProvider[] {
  return oidcProviders.filter((provider) => signInClients[provider] !== undefined);
}

type AskedClient = { readonly provider: FlowProvider; readonly workspaceId: string | null };

/** What Hark is registered as at the provider. Throws where nobody has set it up. */
export async function getProviderClient(
  { env, database, secrets }: Pick<Services, 'env' | 'database' | 'secrets'>,
  { provider, workspaceId }: AskedClient,
): Promise<SignInClient> {
  if (provider !== 'TEAM_SSO') return env.signInClients[provider] ?? notSetUp();
  if (workspaceId === null) return notSetUp();
  return database.transaction({ workspaceId }, 'read only', async (db) => {
    const { provider: team } = await readSignInWays(db, workspaceId);
    if (!team) return notSetUp();
    const place = { workspaceId, id: team.secretId, purpose: ssoSecretPurpose };
    const clientSecret = (await secrets.box.open(db, place)) ?? notSetUp();
    return { issuer: new URL(team.issuer), clientId: team.clientId, clientSecret };
  });
}

function notSetUp(): never {
  throw new HumanErrorMessage('This way to sign in is not set up on this server');
}

/** One address for each kind, registered at the provider to the letter. */
export function redirectUriOf({ rootUrl }: Pick<Env, 'rootUrl'>, provider: FlowProvider): string {
  return new URL(provider === 'TEAM_SSO' ? '/users/oauth2/callback' : '/callback', rootUrl).href;
}
