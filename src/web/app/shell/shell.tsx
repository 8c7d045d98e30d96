import { useEffect, useRef, useState } from 'react';
import { useClient, useSubscription } from 'urql';
import { WorkspaceChangedDocument } from '#web/features/workspaces/workspaces.gen.ts';
import { restoreScroll, setScroller } from '#web/lib/navigation/scroll-memory.ts';
import { useEntry } from '#web/lib/navigation/use-entry.ts';
import { setPagePreloader } from '#web/lib/navigation/preload-page.ts';
import { PageSurroundings } from '#web/lib/page/page-surroundings.ts';
import { ShareLayer } from '#web/features/access/index.ts';
import { UploadLayer } from '#web/features/files/index.ts';
import { ImportLayer } from './import-layer.tsx';
import { useViewer, ViewerProvider } from '#web/features/members/index.ts';
import { SupportBanner } from '#web/features/support/index.ts';
import { DeletionBanner, ReadOnlyBanner } from '#web/features/workspaces/index.ts';
import { startOutbox } from '../start-outbox.ts';
import { preloadFrom } from '../lazy-page.ts';
import { PeekStack } from '../peek/peek-stack.tsx';
import { RoutedPage } from '../routed-page.tsx';
import { workspacePages } from '../workspace-pages.ts';
import { NotFoundPage } from '#web/pages/not-found-page.tsx';
import { SettingsFrame } from '../settings/settings-frame.tsx';
import { ConnectionBanner } from './connection-banner.tsx';
import { GlobalShortcuts } from './global-shortcuts.tsx';
import { PageSkeleton, ShellSkeleton } from './shell-skeleton.tsx';
import classes from './shell.module.css';
import { Sidebar } from './sidebar.tsx';

setPagePreloader(preloadFrom(workspacePages));

export function Shell() {
  return (
    <ViewerProvider skeleton={<ShellSkeleton />}>
      <Frame />
    </ViewerProvider>
  );
}

function Frame() {
  useSubscription({ query: WorkspaceChangedDocument });
  const client = useClient();
  const { id: viewerId } = useViewer();
  useEffect(() => startOutbox(client, viewerId), [client, viewerId]);
  const entry = useEntry();
  // Open for this entry only: navigating closes the drawer by itself.
  const [drawerFor, setDrawerFor] = useState<string | null>(null);
  const main = useRef<HTMLElement>(null);

  useEffect(() => {
    setScroller(main.current);
    return () => setScroller(null);
  }, []);
  useEffect(() => restoreScroll(entry.key), [entry.key]);

  return (
    <div className={classes.shell}>
      <a
        href="#main"
        className={classes.skip}
        onClick={(event) => {
          // The hash belongs to the pages; only the focus moves.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        Skip to content
      </a>
      <Sidebar isDrawerOpen={drawerFor === entry.key} onCloseDrawer={() => setDrawerFor(null)} />
      <div className={classes.column}>
        <ConnectionBanner />
        <DeletionBanner />
        <SupportBanner otherwise={<ReadOnlyBanner />} />
        <main id="main" ref={main} tabIndex={-1} className={classes.main}>
          <PageSurroundings value={{ isPeek: false, openDrawer: () => setDrawerFor(entry.key) }}>
            <SettingsFrame url={entry.base}>
              <RoutedPage
                url={entry.base}
                pages={workspacePages}
                skeleton={<PageSkeleton />}
                notFound={<NotFoundPage />}
              />
            </SettingsFrame>
          </PageSurroundings>
        </main>
      </div>
      <PeekStack peeks={entry.peeks} />
      <GlobalShortcuts />
      <ShareLayer />
      <UploadLayer />
      <ImportLayer />
    </div>
  );
}
