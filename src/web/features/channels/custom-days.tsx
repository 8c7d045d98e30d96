import { useState } from 'react';
import { parseDayRange, type DayRange } from '#domain/time/date-range.ts';
import classes from './custom-days.module.css';

export type CustomDaysProps = { range: DayRange | undefined; onChange: (range: DayRange) => void };

/** Two days, both included. They count as soon as both are there and in order. */
export function CustomDays({ range, onChange }: CustomDaysProps) {
  const [days, setDays] = useState({ from: range?.from ?? '', to: range?.to ?? '' });
  const isReversed = days.from !== '' && days.to !== '' && days.from > days.to;

  function set(changed: { from?: string; to?: string }) {
    const next = { ...days, ...changed };
    setDays(next);
    const parsed = parseDayRange(next);
    if (parsed) onChange(parsed);
  }

  return (
    <span className={classes.days}>
      <input
        type="date"
        aria-label="From"
        className={classes.day}
        aria-invalid={isReversed}
        value={days.from}
        onChange={(event) => set({ from: event.target.value })}
      />
      <span aria-hidden>–</span>
      <input
        type="date"
        aria-label="To"
        className={classes.day}
        aria-invalid={isReversed}
        value={days.to}
        onChange={(event) => set({ to: event.target.value })}
      />
      {isReversed && <span role="alert">The period ends before it begins</span>}
    </span>
  );
}
