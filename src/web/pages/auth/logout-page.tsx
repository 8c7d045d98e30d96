import { useEffect } from 'react';
import { AuthLayout, rootAccounts, workspaceAccounts } from '#web/features/accounts/index.ts';
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
