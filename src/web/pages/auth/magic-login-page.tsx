import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { workspaceAccounts } from '#web/features/accounts/account-api.ts';
import { enterApp } from '#web/features/accounts/follow-redirect.ts';
import { TokenStep } from '#web/features/accounts/token-step.tsx';

/** The link of a sign-in mail, and the way from the root app into a workspace. */
export function MagicLoginPage({ match }: { match: RouteMatchOf<'authMagicLogin'> }) {
  return (
    <TokenStep
      token={match.query.token}
      title="Signing in"
      use={async (token) => {
        const { redirect } = await workspaceAccounts.magicLogin(token);
        enterApp(redirect ?? match.query.redirect);
      }}
    />
  );
}
