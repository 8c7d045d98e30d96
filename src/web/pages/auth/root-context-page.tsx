import { oidcProviders, signInProviderLabels } from '#domain/accounts/sign-in-providers.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { AccountInUse, keepReturn, SessionGuard, signOut } from '#web/features/accounts/index.ts';
import { Link } from '#web/lib/navigation/link.tsx';

/** Whose account the root app goes on with. */
export function RootContextPage({ match }: { match: RouteMatchOf<'authContext'> }) {
  const target = match.query.redirect ?? buildUrl('authWorkspaces');
  async function change() {
    keepReturn(target);
    await signOut();
  }
  return (
    <SessionGuard title="Your account" returnsHere>
      {({ email, provider }) => (
        <AccountInUse
          email={email}
          place={provider === null ? location.host : `Signed in with ${wayOf(provider)}`}
          onContinue={() => location.assign(target)}
          onChange={change}
          foot={<Link to="authProductPicker">Choose what to open</Link>}
        />
      )}
    </SessionGuard>
  );
}

function wayOf(provider: keyof typeof signInProviderLabels): string {
  const label = signInProviderLabels[provider];
  return oidcProviders.some((known) => known === provider) ? label : label.toLowerCase();
}
