import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { enterApp, TokenStep, workspaceAccounts } from '#web/features/accounts/index.ts';

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
