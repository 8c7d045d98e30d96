import { AuthLayout } from '#web/features/accounts/auth-layout.tsx';
import { SessionGuard } from '#web/features/accounts/session-guard.tsx';
import { WorkspaceList } from '#web/features/accounts/workspace-list.tsx';
import { Link } from '#web/lib/navigation/link.tsx';

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
              <Link to="authLogout">Sign out</Link>
            </>
          }
        >
          <WorkspaceList user={user} />
        </AuthLayout>
      )}
    </SessionGuard>
  );
}
