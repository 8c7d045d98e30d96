import { use, type ReactNode } from 'react';
import { PageSurroundings } from '#web/lib/page/page-surroundings.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import classes from './document-layout.module.css';

export type DocumentLayoutProps = {
  /** A picture above the title. */
  cover?: ReactNode;
  title: ReactNode;
  facts: ReactNode;
  /** Null: closed. */
  side: ReactNode;
  children: ReactNode;
};

/** The document in the middle, what people say about it at the right; over it where there is no room beside. */
export function DocumentLayout({ cover = null, title, facts, side, children }: DocumentLayoutProps) {
  const { isPeek } = use(PageSurroundings);
  return (
    <div className={classes.page} data-peek={isPeek || undefined}>
      <div className={classes.columns}>
        <div className={classes.main}>
          <div className={classes.reading}>
            <header>
              {cover}
              <div className={classes.title}>{title}</div>
              <div className={classes.facts}>{facts}</div>
            </header>
            {children}
          </div>
        </div>
        {side !== null && (
          <aside aria-label="About this document" className={classes.side}>
            {side}
          </aside>
        )}
      </div>
    </div>
  );
}

export function DocumentSkeleton({ withTitle = false }: { withTitle?: boolean }) {
  const lines = ['96%', '88%', '93%', '40%', '90%', '95%', '72%'];
  const text = (
    <output aria-label="Loading the text" className={classes.skeleton}>
      {lines.map((width) => (
        <Skeleton key={width} width={width} height={16} />
      ))}
    </output>
  );
  if (!withTitle) return text;
  return (
    <DocumentLayout title={<Skeleton width="46%" height={28} />} facts={<Skeleton width="30%" />} side={null}>
      {text}
    </DocumentLayout>
  );
}
