import { useNow } from './use-now.ts';
import { relativeTime } from '#domain/time/relative-time.ts';

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const full = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** 'Nov 16, 2026, 2:32 PM', with '3 hours ago' on hover: for moments that people tell apart by the clock. */
export function ClockTime({ at }: { at: string }) {
  const date = new Date(at);
  const now = useNow();
  return (
    <time dateTime={at} title={relativeTime(date, now, zone)}>
      {full.format(date)}
    </time>
  );
}
