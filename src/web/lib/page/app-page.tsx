import { IconMenu2 } from '@tabler/icons-react';
import { use, type ReactNode } from 'react';
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts';
import { Breadcrumbs, type Crumb } from '#web/ui/breadcrumbs.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { PageFrame, type PageWidth } from '#web/ui/page-frame.tsx';
import classes from './app-page.module.css';
import { PageSurroundings } from './page-surroundings.ts';

export type AppPageProps = {
  /** Names the tab; the visible heading is the page's own. */
  title: string;
  crumbs: readonly Crumb[];
  /** Small buttons at the right of the top bar. */
  actions?: ReactNode;
  /** 'none' leaves the whole area below the bar to the page. */
  width?: PageWidth | 'none';
  children: ReactNode;
};

/** The frame of every signed-in screen. Inside a peek the panel has its own bar, so only the content is shown. */
export function AppPage({ title, crumbs, actions, width = 'content', children }: AppPageProps) {
  useDocumentTitle(title);
  const { isPeek, openDrawer } = use(PageSurroundings);
  return (
    <>
      {!isPeek && (
        <div className={classes.bar}>
          <span className={classes.drawerButton}>
            <IconButton label="Open navigation" onClick={openDrawer}>
              <IconMenu2 size={20} />
            </IconButton>
          </span>
          <Breadcrumbs crumbs={crumbs} />
          {actions && <div className={classes.actions}>{actions}</div>}
        </div>
      )}
      {width === 'none' ? (
        <>
          {isPeek && actions && <div className={classes.peekBar}>{actions}</div>}
          {children}
        </>
      ) : (
        <PageFrame width={width}>
          {isPeek && actions && <div className={classes.peekActions}>{actions}</div>}
          {children}
        </PageFrame>
      )}
    </>
  );
}
