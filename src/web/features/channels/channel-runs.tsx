import { useQuery } from 'urql';
import { countLabel } from '#web/ui/count-label.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { changesOf, type Run } from './changes-of-run.ts';
import { ChannelRunsDocument } from './channels.gen.ts';
import classes from './channel-runs.module.css';
import { openToHark, whatIsCounted } from './open-to-hark.ts';
import { percent } from './sentiment-bar.tsx';

const reasons: Readonly<Record<Run['why'], string>> = {
  FIRST: 'First themes',
  GROWN: 'The data doubled',
  OUTLIERS: 'Many data points fit no theme',
  ASKED: 'Sorted on request',
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
      <p className={classes.run}>{whatIsCounted}</p>
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
  return [
    `${countLabel(run.themeCount, 'theme')} from ${openToHark(run.sampleCount)}`,
    changesOf(run),
    ...(run.pointCount === null || run.themedCount === null
      ? ['not finished']
      : [
          `${percent(run.themedCount, run.pointCount)} of all ${countLabel(run.pointCount, 'data point')} in themes`,
        ]),
  ].join(' · ');
}
