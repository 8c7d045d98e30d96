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
  children: ReactNode;
};

/** How much was said in a period and how it sounds, beside the choice of the period. */
export function OverviewFacts({ of, themedCount, children }: OverviewFactsProps) {
  const { totalCount, positiveCount, negativeCount } = of;
  return (
    <div className={classes.facts}>
      <span>
        <strong>{totalCount.toLocaleString('en')}</strong> {totalCount === 1 ? 'data point' : 'data points'}
      </span>
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
