import { useQuery } from 'urql';
import { Link } from '#web/lib/navigation/link.tsx';
import classes from './activity-wrap.module.css';
import { ChannelWrapsDocument } from './channels.gen.ts';
import { daysHash } from './period.ts';

/** Wraps that were kept, each leading to its days. */
export function EarlierWraps({ channelId }: { channelId: string }) {
  const [{ data }] = useQuery({ query: ChannelWrapsDocument, variables: { id: channelId, after: null } });
  const wraps = data?.channel?.wraps.items ?? [];
  if (wraps.length === 0) return null;
  return (
    <details className={classes.earlier}>
      <summary>Kept wraps ({data?.channel?.wraps.totalCount})</summary>
      <ul className={classes.rows}>
        {wraps.map(({ id, title, firstDay, lastDay }) => (
          <li key={id}>
            <Link to="channel" params={{ channelId }} hash={daysHash({ from: firstDay, to: lastDay })}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
