import { IconArrowsDiagonal, IconX } from '@tabler/icons-react';
import { useEffect, useRef, type CSSProperties } from 'react';
import { closeTopPeek, openTopPeekAsPage } from '#web/lib/navigation/navigator.ts';
import { usePeekMode } from '#web/lib/navigation/peek-mode.ts';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { PageSurroundings } from '#web/lib/page/page-surroundings.ts';
import { IconButton } from '#web/ui/button.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { RoutedPage } from '../routed-page.tsx';
import { appShortcuts } from '../shortcuts/app-shortcuts.ts';
import { useShortcut } from '../shortcuts/shortcuts.ts';
import { peekPages } from '../workspace-pages.ts';
import classes from './peek-stack.module.css';

const surroundings = { isPeek: true, openDrawer: () => {} };

/** Panels over the right side of the page or its middle, the newest on top; those below show their edge. */
export function PeekStack({ peeks }: { peeks: readonly string[] }) {
  // The same record may be in the stack twice, so its place is part of its identity.
  const panels = peeks.map((url, depth) => ({ id: `${depth} ${url}`, url, below: peeks.length - 1 - depth }));
  return panels.map(({ id, url, below }) => <PeekPanel key={id} url={url} below={below} />);
}

function PeekPanel({ url, below }: { url: string; below: number }) {
  const isTop = below === 0;
  const isCentred = usePeekMode() === 'Center';
  const panel = useRef<HTMLElement>(null);

  // Who opened the peek gets the focus back when it closes.
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);

  return (
    <aside
      ref={panel}
      aria-label={isCentred ? 'Peek' : 'Side peek'}
      inert={!isTop}
      className={classes.panel}
      style={{ '--below': below, zIndex: 60 - below } as CSSProperties}
      data-centred={isCentred || undefined}
      data-below={!isTop || undefined}
    >
      {isTop && <TopBar />}
      <div className={classes.content}>
        <PageSurroundings value={surroundings}>
          <RoutedPage
            url={url}
            pages={peekPages}
            skeleton={<SkeletonRows label="Loading" />}
            notFound={<NotFound />}
          />
        </PageSurroundings>
      </div>
    </aside>
  );
}

function TopBar() {
  useShortcut('closePeek', closeTopPeek);
  useShortcut('openPeekAsPage', openTopPeekAsPage);
  return (
    <div className={classes.bar}>
      <IconButton label="Close" shortcut={appShortcuts.closePeek.keys} onClick={closeTopPeek}>
        <IconX size={16} />
      </IconButton>
      <IconButton
        label="Open as full page"
        shortcut={appShortcuts.openPeekAsPage.keys}
        onClick={openTopPeekAsPage}
      >
        <IconArrowsDiagonal size={16} />
      </IconButton>
    </div>
  );
}
