import type { ReactNode } from 'react';
import classes from './page-frame.module.css';

export type PageWidth = 'content' | 'wide' | 'full';

export function PageFrame({ width = 'content', children }: { width?: PageWidth; children: ReactNode }) {
  return (
    <div className={classes.frame} data-width={width}>
      {children}
    </div>
  );
}

export type PageHeaderProps = {
  /** The h1; pages give a PageHeading or an inline editor inside one. */
  title: ReactNode;
  /** One muted line. */
  facts?: ReactNode;
  /** One primary button at most. */
  action?: ReactNode;
};

export function PageHeader({ title, facts, action }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <div className={classes.titles}>
        {title}
        {facts && <div className={classes.facts}>{facts}</div>}
      </div>
      {action}
    </header>
  );
}

/** A titled part of a page. */
export function Section({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={classes.section}>
      <div className={classes.sectionTop}>
        <h2>{title}</h2>
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}

/** A vertical form with even gaps. */
export function FormStack({ children }: { children: ReactNode }) {
  return <div className={classes.stack}>{children}</div>;
}

/** A row of buttons under a form. */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>;
}
