import type { ReactNode } from 'react';
import { countLabel } from '#web/ui/count-label.ts';
import { percent } from './sentiment-bar.tsx';
import classes from './channel-overview.module.css';

type Counted = {
  readonly totalCount: number;
  readonly positiveCount: number;
  readonly negativeCount: number;
};

export type OverviewFactsProps = {
  of: Counted;
  /** Null where everything that is counted is in a theme. */
  themedCount: number | null;
  /** Of whom it is known who they are; undefined until they are counted. */
  peopleCount: number | undefined;
  children: ReactNode;
};

/** How much was said in a period and how it sounds, beside the choice of the period. */
export function OverviewFacts({ of, themedCount, peopleCount = 0, children }: OverviewFactsProps) {
  const { totalCount, positiveCount, negativeCount } = of;
  return (
    <div className={classes.facts}>
      <span>
        <strong>{totalCount.toLocaleString('en')}</strong> {totalCount === 1 ? 'data point' : 'data points'}
      </span>
      {peopleCount > 0 && (
        <span>
          <strong>{peopleCount.toLocaleString('en')}</strong>{' '}
          {peopleCount === 1 ? 'participant' : 'participants'}
        </span>
      )}
      {themedCount !== null && (
        <span title={`${countLabel(themedCount, 'data point')} in a theme`}>
          <strong>{percent(themedCount, totalCount)}</strong> in themes
        </span>
      )}
      <span>
        <strong>{percent(positiveCount, totalCount)}</strong> positive
      </span>
      <span>
        <strong>{percent(negativeCount, totalCount)}</strong> negative
      </span>
      {children}
    </div>
  );
}
