import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { AuthLayout, ProductList, SessionGuard } from '#web/features/accounts/index.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

/** For people who know what they want to do rather than which workspace they want to open. */
export function ProductPickerPage({ match }: { match: RouteMatchOf<'authProductPicker'> }) {
  return (
    <SessionGuard title="Where do you want to start?" returnsHere>
      {({ email, currentTeams: [first, ...others] }) => (
        <AuthLayout
          title="Where do you want to start?"
          lead={`Signed in as ${email}`}
          foot={
            <>
              <Link to="authWorkspaces">See all your workspaces</Link>
              <Link to="authContext">Use another account</Link>
            </>
          }
        >
          {first === undefined ? (
            <EmptyState
              title="You’re not in a workspace yet"
              actions={
                <Link to="authCreateWorkspace" className={buttonClass('primary')}>
                  Create a workspace
                </Link>
              }
            >
              Products open in a workspace. Create one, or join one from your workspaces.
            </EmptyState>
          ) : (
            <ProductList teams={[first, ...others]} path={match.query.redirect} />
          )}
        </AuthLayout>
      )}
    </SessionGuard>
  );
}
