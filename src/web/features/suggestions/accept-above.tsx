import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import type { ReviewItem } from './review-item.ts';
import classes from './suggestions.module.css';

const scores = ['80', '70', '60', '50', '40'] as const;
type Score = (typeof scores)[number];

type AcceptAboveProps = {
  items: readonly ReviewItem[];
  verb: string;
  onAccept: (ids: readonly string[]) => void;
};

/** Everything from a score on at once, or all of it where nothing has one. */
export function AcceptAbove({ items, verb, onAccept }: AcceptAboveProps) {
  const [score, setScore] = useState<Score>('50');
  const isScored = items.some((item) => item.score !== null);
  const fitting = items.filter((item) => !isScored || Math.round((item.score ?? 0) * 100) >= Number(score));
  return (
    <div className={classes.above}>
      <Button disabled={fitting.length === 0} onClick={() => onAccept(fitting.map(({ id }) => id))}>
        {verb}{' '}
        {isScored
          ? `${fitting.length.toLocaleString('en')} from`
          : `all ${fitting.length.toLocaleString('en')}`}
      </Button>
      {isScored && (
        <CompactSelect
          label="Lowest match"
          value={score}
          options={scores.map((value) => ({ value, label: `${value}% match` }))}
          onChange={setScore}
        />
      )}
    </div>
  );
}
