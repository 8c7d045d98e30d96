import { useEffect } from 'react';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { workspaceNameOf } from '#domain/text/display-names.ts';
import {
  AccountInUse,
  AuthLayout,
  leaveToSignIn,
  ownAccount,
  signOut,
  WorkspaceGuard,
} from '#web/features/accounts/index.ts';
import { messageOf, RestError } from '#web/lib/rest.ts';
import { rootUrl } from '#web/lib/root-host.ts';
import { useResource } from '#web/lib/use-resource.ts';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

/** Whose account goes on into this workspace. */
export function ContextPage({ match }: { match: RouteMatchOf<'authContext'> }) {
  return (
    <WorkspaceGuard>
      {({ name }) => <Context workspace={workspaceNameOf(name)} redirect={match.query.redirect} />}
    </WorkspaceGuard>
  );
}

function Context({ workspace, redirect }: { workspace: string; redirect: string | undefined }) {
  const account = useResource(ownAccount.read);
  const isSignedOut =
    account.state === 'failed' && account.error instanceof RestError && account.error.status === 401;
  useEffect(() => {
    if (isSignedOut) void leaveToSignIn(redirect);
  }, [isSignedOut, redirect]);

  const query = redirect === undefined ? {} : { redirect };
  if (account.state === 'ready')
    return (
      <AccountInUse
        email={account.value.email}
        place={`Signed in to ${workspace}`}
        onContinue={() => location.assign(redirect ?? buildUrl('home'))}
        onChange={() => signOut(buildUrl('authLogin', { query }))}
        foot={<a href={rootUrl(buildUrl('authWorkspaces', { query }))}>Choose another workspace</a>}
      />
    );
  return (
    <AuthLayout title={`Your account in ${workspace}`}>
      {account.state === 'failed' && !isSignedOut ? (
        <ErrorState title="Hark can’t be reached" onRetry={account.retry}>
          {messageOf(account.error)}
        </ErrorState>
      ) : (
        <SkeletonRows rows={2} label="Loading" />
      )}
    </AuthLayout>
  );
}
