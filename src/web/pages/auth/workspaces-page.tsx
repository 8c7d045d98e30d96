import { AuthLayout } from '#web/features/accounts/auth-layout.tsx';
import { rootAccounts } from '#web/features/accounts/account-api.ts';
import { SessionGuard } from '#web/features/accounts/session-guard.tsx';
import { WorkspaceList } from '#web/features/accounts/workspace-list.tsx';
import { Link } from '#web/lib/navigation/link.tsx';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { Button } from '#web/ui/button.tsx';

export function WorkspacesPage() {
  return (
    <SessionGuard title="Your workspaces">
      {(user) => (
        <AuthLayout
          title="Your workspaces"
          lead={`Signed in as ${user.email}`}
          foot={
            <>
              <span>
                Need another one? <Link to="authCreateWorkspace">Create a workspace</Link>
              </span>
              <span>
                <Button
                  variant="quiet"
                  onClick={() => void rootAccounts.logOut().then(() => goTo('authLogin'))}
                >
                  Sign out
                </Button>
              </span>
            </>
          }
        >
          <WorkspaceList user={user} />
        </AuthLayout>
      )}
    </SessionGuard>
  );
}
