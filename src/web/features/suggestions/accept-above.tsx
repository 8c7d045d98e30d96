import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import type { ReviewItem } from './review-item.ts';
import classes from './suggestions.module.css';

const scores = ['80', '70', '60', '50', '40'] as const;
type Score = (typeof scores)[number];

type AcceptAboveProps = {
  items: readonly ReviewItem[];
  onAccept: (ids: readonly string[]) => void;
};

/** Everything from a score on at once. */
export function AcceptAbove({ items, onAccept }: AcceptAboveProps) {
  const [score, setScore] = useState<Score>('50');
  const fitting = items.filter((item) => Math.round(item.score * 100) >= Number(score));
  return (
    <div className={classes.above}>
      <Button disabled={fitting.length === 0} onClick={() => onAccept(fitting.map(({ id }) => id))}>
        Accept {fitting.length.toLocaleString('en')} from
      </Button>
      <CompactSelect
        label="Lowest match"
        value={score}
        options={scores.map((value) => ({ value, label: `${value}% match` }))}
        onChange={setScore}
      />
    </div>
  );
}
