import { timeLeft } from '#domain/time/time-left.ts';
import { useNow } from './use-now.ts';

const full = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' });

/** 'in 14 days', with the full time on hover. */
export function TimeLeft({ until }: { until: string }) {
  const end = new Date(until);
  return (
    <time dateTime={until} title={full.format(end)}>
      {timeLeft(end, useNow())}
    </time>
  );
}
