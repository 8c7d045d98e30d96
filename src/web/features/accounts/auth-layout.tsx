import type { ReactNode } from 'react';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { useDocumentTitle } from '#web/lib/navigation/document-title.ts';
import { BarePage } from '#web/ui/bare-page.tsx';
import classes from './auth-layout.module.css';

export type AuthLayoutProps = { title: string; lead?: ReactNode; children?: ReactNode; foot?: ReactNode };

/** One narrow column: what this is, what to type, what else one may want. */
export function AuthLayout({ title, lead, children, foot }: AuthLayoutProps) {
  useDocumentTitle(title);
  return (
    <BarePage>
      <PageHeading>{title}</PageHeading>
      {lead && <p className={classes.lead}>{lead}</p>}
      <div className={classes.body}>{children}</div>
      {foot && <div className={classes.foot}>{foot}</div>}
    </BarePage>
  );
}
