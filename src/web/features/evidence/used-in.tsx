import { Fragment } from 'react';
import { titleOf } from '#domain/text/display-names.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import classes from './used-in.module.css';

export type UsingInsight = { readonly id: string; readonly title: string };

/** The insights that show it as evidence, each a link to read on. */
export function UsedIn({ insights }: { insights: readonly UsingInsight[] }) {
  if (insights.length === 0) return null;
  return (
    <span className={classes.used}>
      Used in{' '}
      {insights.map(({ id, title }, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <Link to="insight" params={{ insightId: id }} titles={{ insightId: title }} peek>
            {titleOf('insight', title)}
          </Link>
        </Fragment>
      ))}
    </span>
  );
}
