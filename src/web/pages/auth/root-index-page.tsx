import { useEffect } from 'react';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { rootAccounts } from '#web/features/accounts/index.ts';
import { replaceWith } from '#web/lib/navigation/go-to.ts';
import { useResource } from '#web/lib/use-resource.ts';
import { RootLoginPage } from './root-login-page.tsx';

/** People who are signed in choose a workspace, the others sign in. */
export function RootIndexPage({ match }: { match: RouteMatchOf<'index'> }) {
  const session = useResource(rootAccounts.session);
  useEffect(() => {
    if (session.state === 'ready') replaceWith('authWorkspaces');
  }, [session.state]);
  return session.state === 'failed' ? <RootLoginPage match={match} /> : null;
}
