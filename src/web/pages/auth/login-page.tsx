import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { workspaceNameOf } from '#domain/text/display-names.ts';
import {
  AuthLayout,
  findWorkspaceUrl,
  WorkspaceGuard,
  WorkspaceSignIn,
} from '#web/features/accounts/index.ts';
import { Link } from '#web/lib/navigation/link.tsx';

export function LoginPage({ match }: { match: RouteMatchOf<'authLogin'> }) {
  return (
    <WorkspaceGuard>
      {(environment) => (
        <AuthLayout
          title={`Sign in to ${workspaceNameOf(environment.name)}`}
          lead={location.host}
          foot={
            <>
              {environment.domainJoinEnabled && (
                <span>
                  New here? <Link to="authJoinWorkspace">Join with your work e-mail</Link>
                </span>
              )}
              <span>
                Not your workspace? <a href={findWorkspaceUrl(match.query.redirect)}>Find another one</a>
              </span>
            </>
          }
        >
          <WorkspaceSignIn
            environment={environment}
            redirect={match.query.redirect}
            initialEmail={match.query.email ?? ''}
          />
        </AuthLayout>
      )}
    </WorkspaceGuard>
  );
}
