import { useEffect, useSyncExternalStore } from 'react';
import { Provider } from 'urql';
import { parseUrl } from '#domain/routes/parse-url.ts';
import { LazyWorkspaceNotFound, leaveToSignIn } from '#web/features/accounts/index.ts';
import { freshToken, sessionState, subscribeSession } from '#web/lib/bearer-token.ts';
import { createGraphqlClient } from '#web/lib/graphql-client.ts';
import { graphqlCache } from './cache/graphql-cache.ts';
import { replaceWith } from '#web/lib/navigation/go-to.ts';
import { currentEntry } from '#web/lib/navigation/navigator.ts';
import { useEntry } from '#web/lib/navigation/use-entry.ts';
import { setPreloadClient } from '#web/lib/preload-query.ts';
import { useResource } from '#web/lib/use-resource.ts';
import { BarePage } from '#web/ui/bare-page.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { messageOf, RestError } from '#web/lib/rest.ts';
import { BareNotFound } from './bare-not-found.tsx';
import { RoutedPage } from './routed-page.tsx';
import { Shell } from './shell/shell.tsx';
import { listenToShortcuts } from './shortcuts/shortcuts.ts';
import { ShellSkeleton } from './shell/shell-skeleton.tsx';
import { workspaceAuthPages, workspacePages } from './workspace-pages.ts';

const client = createGraphqlClient(graphqlCache);
setPreloadClient(client);
listenToShortcuts();

// The page's own code loads while it is found out who is looking.
const opened = parseUrl(currentEntry().base);
if (opened) void workspacePages[opened.name]?.preload();

/** On a workspace host: the sign-in pages, or the shell for members. */
export function WorkspaceApp() {
  const entry = useEntry();
  const match = parseUrl(entry.base);
  if (match && workspaceAuthPages[match.name])
    return <RoutedPage url={entry.base} pages={workspaceAuthPages} notFound={<BareNotFound />} />;
  return <SignedIn url={entry.base} isIndex={match?.name === 'index'} />;
}

function SignedIn({ url, isIndex }: { url: string; isIndex: boolean }) {
  const session = useSyncExternalStore(subscribeSession, sessionState);
  const token = useResource(freshToken);

  useEffect(() => {
    if (session === 'signed-out') void leaveToSignIn(pathBack(url));
    else if (isIndex) replaceWith('home');
  }, [session, isIndex, url]);

  if (token.state === 'failed' && session === 'unknown') {
    if (token.error instanceof RestError && token.error.status === 404) {
      return <LazyWorkspaceNotFound />;
    }
    return (
      <BarePage>
        <ErrorState title="Hark can’t be reached" onRetry={token.retry}>
          {messageOf(token.error)}
        </ErrorState>
      </BarePage>
    );
  }
  if (session !== 'signed-in' || isIndex) return <ShellSkeleton />;
  return (
    <Provider value={client}>
      <Shell />
    </Provider>
  );
}

/** Back to where the person wanted to go; the start page needs no mention. */
function pathBack(url: string): string | undefined {
  return url === '/' || url === '/home' ? undefined : url;
}
