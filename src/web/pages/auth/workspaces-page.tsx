import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import {
  AuthLayout,
  JoinOneWorkspace,
  SessionGuard,
  useSignUpClosed,
  WorkspaceList,
} from '#web/features/accounts/index.ts';
import { Link } from '#web/lib/navigation/link.tsx';

export function WorkspacesPage({ match }: { match: RouteMatchOf<'authWorkspaces'> }) {
  const path = match.query.redirect;
  const isClosed = useSignUpClosed();
  return (
    <SessionGuard title="Your workspaces" returnsHere={path !== undefined}>
      {(user) => {
        const wanted = user.availableTeams.find(({ id }) => id === match.query.join);
        return wanted ? (
          <JoinOneWorkspace team={wanted} email={user.email} path={path} />
        ) : (
          <AuthLayout
            title="Your workspaces"
            lead={`Signed in as ${user.email}`}
            foot={
              <>
                {!isClosed && (
                  <span>
                    Need another one? <Link to="authCreateWorkspace">Create a workspace</Link>
                  </span>
                )}
                <Link to="authProductPicker" query={path === undefined ? {} : { redirect: path }}>
                  Choose what to open
                </Link>
                <Link to="authLogout">Sign out</Link>
              </>
            }
          >
            <WorkspaceList user={user} path={path} />
          </AuthLayout>
        );
      }}
    </SessionGuard>
  );
}
