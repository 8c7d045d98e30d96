import type { ReactNode } from 'react';
import { parseUrl } from '#domain/routes/parse-url.ts';
import { lazyComponent } from '#web/lib/lazy-component.ts';
import { workspacePages } from '../workspace-pages.ts';
import classes from './settings-frame.module.css';

const nav = lazyComponent('settings-nav', () =>
  import('./settings-nav.tsx').then((module) => module.SettingsNav),
);

/**
 * Puts a page of the settings beside the list of them; every other page stays as it is. On a phone the list is the
 * way in: it stands on the first page only.
 */
export function SettingsFrame({ url, children }: { url: string; children: ReactNode }) {
  const name = parseUrl(url)?.name;
  if (!name?.startsWith('settings') || !workspacePages[name]) return children;
  return (
    <div className={classes.frame} data-first={name === 'settings' || undefined}>
      <div className={classes.side}>
        <nav.Component here={name} />
      </div>
      <div className={classes.page}>{children}</div>
    </div>
  );
}
