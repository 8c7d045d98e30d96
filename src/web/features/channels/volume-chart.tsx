import { countLabel } from '#web/ui/count-label.ts';
import classes from './volume-chart.module.css';

type Day = { readonly day: string; readonly count: number };

const mostBars = 90;
const dayLabel = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

/** Data points over time, one bar a day; long periods put several days into a bar. */
export function VolumeChart({ days }: { days: readonly Day[] }) {
  const bars = barsOf(days);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  if (bars.length === 0) return null;
  return (
    <figure className={classes.figure}>
      <div className={classes.bars} aria-hidden>
        {bars.map(({ day, count }) => (
          <span
            key={day}
            className={classes.bar}
            style={{ height: `${(count / most) * 100}%` }}
            title={`${dayLabel.format(new Date(day))}: ${countLabel(count, 'data point')}`}
          />
        ))}
      </div>
      <figcaption className={classes.ends}>
        <span>{dayLabel.format(new Date(bars[0]?.day ?? 0))}</span>
        <span>At most {countLabel(most, 'data point')} at once</span>
        <span>{dayLabel.format(new Date(bars.at(-1)?.day ?? 0))}</span>
      </figcaption>
    </figure>
  );
}

/** Days without data points are bars of no height: a gap has to be seen. */
function barsOf(days: readonly Day[]): Day[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const start = Date.parse(first.day);
  const length = Math.round((Date.parse(last.day) - start) / 86_400_000) + 1;
  const each = Math.ceil(length / mostBars);
  const bars = Array.from({ length: Math.ceil(length / each) }, (_, at) => ({
    day: new Date(start + at * each * 86_400_000).toISOString().slice(0, 10),
    count: 0,
  }));
  for (const { day, count } of days) {
    const bar = bars[Math.floor((Date.parse(day) - start) / 86_400_000 / each)];
    if (bar) bar.count += count;
  }
  return bars;
}
