import { useNow } from './use-now.ts';
import { relativeTime } from '#domain/time/relative-time.ts';

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const full = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' });

/** '3 hours ago', with the full time on hover. */
export function RelativeTime({ at }: { at: string }) {
  const date = new Date(at);
  const now = useNow();
  return (
    <time dateTime={at} title={full.format(date)}>
      {relativeTime(date, now, zone)}
    </time>
  );
}
