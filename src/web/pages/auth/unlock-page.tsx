import { useState } from 'react';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { AuthLayout, TokenStep, workspaceAccounts } from '#web/features/accounts/index.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { buttonClass } from '#web/ui/button.tsx';

/** The link of the mail that says an account was locked after repeated failures. */
export function UnlockPage({ match }: { match: RouteMatchOf<'authUnlock'> }) {
  const [isUnlocked, setUnlocked] = useState(false);
  if (isUnlocked) {
    return (
      <AuthLayout title="Your account is unlocked" lead="You can sign in again.">
        <Link to="authLogin" className={buttonClass('primary')}>
          Sign in
        </Link>
      </AuthLayout>
    );
  }
  return (
    <TokenStep
      token={match.query.token}
      title="Unlocking your account"
      use={async (token) => {
        await workspaceAccounts.unlock(token);
        setUnlocked(true);
      }}
    />
  );
}
