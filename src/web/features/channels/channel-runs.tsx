import { useQuery } from 'urql';
import type { ChannelRunsQuery } from '#web/lib/graphql.gen.ts';
import { countLabel } from '#web/ui/count-label.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { ChannelRunsDocument } from './channels.gen.ts';
import classes from './channel-runs.module.css';
import { percent } from './sentiment-bar.tsx';

type Run = NonNullable<ChannelRunsQuery['channel']>['runs'][number];

const reasons: Readonly<Record<Run['why'], string>> = {
  FIRST: 'First themes',
  GROWN: 'The data doubled',
  OUTLIERS: 'Many data points fit no theme',
  ASKED: 'Someone asked for it',
  MODEL: 'Another model',
  WEEK: 'A week had passed',
  DRIFT: 'A theme drifted',
  GATHERED: 'New themes among outliers',
};

/** When the themes of a channel were found, why, and what changed. */
export function ChannelRuns({ channelId }: { channelId: string }) {
  const [{ data }] = useQuery({ query: ChannelRunsDocument, variables: { id: channelId } });
  const runs = data?.channel?.runs ?? [];
  if (runs.length === 0) return null;
  return (
    <section aria-labelledby="channel-runs">
      <h3 id="channel-runs" className={classes.heading}>
        Recent sortings
      </h3>
      <ul className={classes.runs}>
        {runs.map((run) => (
          <li key={run.id} className={classes.run}>
            <span className={classes.why}>
              {reasons[run.why]} <RelativeTime at={run.ranAt} />
            </span>
            <span>{wordsOf(run)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function wordsOf(run: Run): string {
  const changes = [
    [run.newCount, 'new'],
    [run.splitCount, 'split'],
    [run.mergedCount, 'merged'],
    [run.goneCount, 'gone'],
  ] as const;
  const changed = changes.flatMap(([count, what]) =>
    count > 0 ? [`${count.toLocaleString('en')} ${what}`] : [],
  );
  return [
    `${countLabel(run.themeCount, 'theme')} from ${countLabel(run.sampleCount, 'data point')}`,
    changed.length === 0 ? 'none changed' : changed.join(', '),
    ...(run.pointCount === null || run.themedCount === null
      ? ['not finished']
      : [`${percent(run.themedCount, run.pointCount)} in themes`]),
  ].join(' · ');
}
