import { useEffect } from 'react';
import { rootAccounts, workspaceAccounts } from '#web/features/accounts/account-api.ts';
import { AuthLayout } from '#web/features/accounts/auth-layout.tsx';
import { isRootHost } from '#web/lib/root-host.ts';

/** Ends with a full load, so that nothing of the person stays in memory. */
export function LogoutPage() {
  useEffect(() => {
    const logOut = isRootHost() ? rootAccounts.logOut : workspaceAccounts.logOut;
    logOut()
      .catch(() => null)
      .then(() => location.replace('/auth/login'))
      .catch(() => null);
  }, []);
  return <AuthLayout title="Signing out" lead="One moment…" />;
}
