import { Fragment } from 'react';
import { collapseCrumbs, crumbEllipsis, crumbTitle } from '#domain/text/breadcrumbs.ts';
import classes from './breadcrumbs.module.css';
import { Menu } from './menu.tsx';

export type Crumb = { title: string; href?: string };

/** The last crumb is the page itself. What the rule folds away stays reachable from the ellipsis. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const shown = collapseCrumbs(crumbs);
  return (
    <nav aria-label="Breadcrumbs" className={classes.nav}>
      <ol className={classes.list}>
        {shown.map((crumb, index) => (
          <Fragment key={crumb.kind === 'item' ? `${crumb.item.href ?? ''} ${crumb.item.title}` : 'hidden'}>
            {index > 0 && (
              <li aria-hidden className={classes.slash}>
                /
              </li>
            )}
            <li className={classes.item}>
              {crumb.kind === 'hidden' ? (
                <HiddenCrumbs crumbs={crumb.items} />
              ) : (
                <OneCrumb crumb={crumb.item} isPage={index === shown.length - 1} />
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}

function OneCrumb({ crumb, isPage }: { crumb: Crumb; isPage: boolean }) {
  const text = crumbTitle(crumb.title);
  const title = text === crumb.title ? undefined : crumb.title;
  if (isPage || crumb.href === undefined) {
    return (
      <span aria-current={isPage ? 'page' : undefined} title={title}>
        {text}
      </span>
    );
  }
  return (
    <a href={crumb.href} title={title} className={classes.link}>
      {text}
    </a>
  );
}

function HiddenCrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const items = crumbs.flatMap((crumb) =>
    crumb.href === undefined ? [] : [{ label: crumb.title, href: crumb.href }],
  );
  return (
    <Menu
      align="start"
      groups={[items]}
      trigger={
        <button type="button" aria-label="Show hidden levels" className={classes.link}>
          {crumbEllipsis}
        </button>
      }
    />
  );
}
