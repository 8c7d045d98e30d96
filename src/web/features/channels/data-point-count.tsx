import { useQuery } from 'urql';
import type { DataPointCountQueryVariables } from '#web/lib/graphql.gen.ts';
import { countLabel } from '#web/ui/count-label.ts';
import { DataPointCountDocument } from './channels.gen.ts';
import classes from './data-point-list.module.css';

/** How many match. Read apart from the list, which doesn't wait for it. */
export function DataPointCount({ of }: { of: DataPointCountQueryVariables }) {
  const [{ data, stale }] = useQuery({ query: DataPointCountDocument, variables: of });
  const matching = data?.channel?.dataPoints.matchCount;
  return (
    <output className={classes.count} aria-busy={stale || undefined}>
      {matching === undefined ? 'Counting…' : matchLabel(matching)}
    </output>
  );
}

function matchLabel({ count, isAtLeast }: { readonly count: number; readonly isAtLeast: boolean }): string {
  return isAtLeast ? `${count.toLocaleString('en')}+ data points` : countLabel(count, 'data point');
}
