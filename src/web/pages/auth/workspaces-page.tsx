import { AuthLayout, SessionGuard, WorkspaceList } from '#web/features/accounts/index.ts';
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
