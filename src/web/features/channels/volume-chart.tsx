import { formatDay } from '#domain/time/format-day.ts';
import { countLabel } from '#web/ui/count-label.ts';
import { barsOf, type Bar, type CountedDay } from './volume-bars.ts';
import classes from './volume-chart.module.css';

export type VolumeChartProps = {
  days: readonly CountedDay[];
  /** Where the data points of these days are listed. */
  hrefOf: (days: { readonly from: string; readonly to: string }) => string;
};

/** Data points over time and how they sound; every bar leads to what was said. */
export function VolumeChart({ days, hrefOf }: VolumeChartProps) {
  const bars = barsOf(days);
  const [first, last] = [bars[0], bars.at(-1)];
  if (!first || !last) return null;
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <figure className={classes.figure} aria-label="Data points over time">
      <div className={classes.bars}>
        {bars.map((bar) => (
          <a
            key={bar.from}
            className={classes.slot}
            href={bar.count === 0 ? undefined : hrefOf(bar)}
            aria-label={labelOf(bar)}
            title={labelOf(bar)}
          >
            <span className={classes.bar} style={{ height: `${(bar.count / most) * 100}%` }}>
              <span className={classes.positive} style={{ flexGrow: bar.positiveCount }} />
              <span style={{ flexGrow: bar.count - bar.positiveCount - bar.negativeCount }} />
              <span className={classes.negative} style={{ flexGrow: bar.negativeCount }} />
            </span>
          </a>
        ))}
      </div>
      <figcaption className={classes.ends}>
        <span>{formatDay(new Date(first.from))}</span>
        <span className={classes.legend}>
          <span className={classes.positive} /> Positive
          <span className={classes.neutral} /> Neutral
          <span className={classes.negative} /> Negative
        </span>
        <span>{formatDay(new Date(last.to))}</span>
      </figcaption>
    </figure>
  );
}

function labelOf({ from, to, count, positiveCount, negativeCount, peopleCount }: Bar): string {
  const when =
    from === to ? formatDay(new Date(from)) : `${formatDay(new Date(from))} – ${formatDay(new Date(to))}`;
  const how = count === 0 ? '' : `, ${positiveCount} positive, ${negativeCount} negative`;
  const who = peopleCount ? ` from ${countLabel(peopleCount, 'participant')}` : '';
  return `${when}: ${countLabel(count, 'data point')}${who}${how}`;
}
