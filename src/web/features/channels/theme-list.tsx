import { IconArrowDownRight, IconArrowUpRight, IconPinFilled, IconUsers } from '@tabler/icons-react';
import { titleOf } from '#domain/text/display-names.ts';
import type { ChannelCardFragment, ThemeCardFragment } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { PeriodHash } from './period.ts';
import { SentimentBar } from './sentiment-bar.tsx';
import classes from './theme-list.module.css';
import { ThemeMenu } from './theme-menu.tsx';
import type { People } from './use-people.ts';

export type ThemeCount = {
  readonly previousCount: number;
  readonly currentCount: number;
  readonly positiveCount: number;
  readonly negativeCount: number;
  readonly isRising: boolean;
  readonly isFalling: boolean;
  readonly theme: ThemeCardFragment;
};

/** Pinned themes first, then by how often they came up in the period. */
export function ThemeList({
  channel,
  counts,
  people,
  hash,
  withTopics = false,
}: {
  channel: ChannelCardFragment;
  counts: readonly ThemeCount[];
  people: People | undefined;
  /** The period, kept on the way to what was said in it. */
  hash: PeriodHash;
  /** Which topic each is in; a list of one topic doesn't repeat it. */
  withTopics?: boolean;
}) {
  const sorted = counts.toSorted(
    (a, b) => Number(b.theme.pinned) - Number(a.theme.pinned) || b.currentCount - a.currentCount,
  );
  if (sorted.length === 0) {
    return (
      <EmptyState title="No themes in this period">
        {channel.dataPointCount < 5
          ? 'Themes appear from 5 data points on.'
          : 'Choose a longer period, or add data.'}
      </EmptyState>
    );
  }
  return (
    <ol className={classes.list} aria-label="Themes">
      {sorted.map(({ theme, ...count }) => (
        <li key={theme.id} className={classes.row}>
          <div className={classes.text}>
            <span className={classes.title}>
              {theme.pinned && <IconPinFilled size={14} aria-label="Pinned" />}
              <Link
                to="channelTheme"
                params={{ channelId: channel.id, themeId: theme.id }}
                hash={hash}
                data-row-link
              >
                {titleOf('theme', theme.title)}
              </Link>
              {theme.earlySignal && <Badge>Early signal</Badge>}
              {withTopics && theme.topic && (
                <Badge tone="accent">{titleOf('topic', theme.topic.title)}</Badge>
              )}
            </span>
            {theme.quote && <q className={classes.quote}>{theme.quote.text}</q>}
          </div>
          <SentimentBar {...count} count={count.currentCount} />
          <Trend {...count} peopleCount={people?.ofTheme.get(theme.id) ?? 0} />
          <span className={classes.menu}>
            <ThemeMenu channel={channel} theme={theme} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Trend({
  previousCount,
  currentCount,
  isRising,
  isFalling,
  peopleCount,
}: Omit<ThemeCount, 'theme'> & { peopleCount: number }) {
  return (
    <span className={classes.trend} title={`${previousCount.toLocaleString('en')} in the period before`}>
      {(isRising || isFalling) && <span>{previousCount.toLocaleString('en')} →</span>}
      <span className={classes.count}>{currentCount.toLocaleString('en')}</span>
      {peopleCount > 0 && (
        <span className={classes.people} title={`From ${countLabel(peopleCount, 'participant')}`}>
          <IconUsers size={14} aria-label="Participants" /> {peopleCount.toLocaleString('en')}
        </span>
      )}
      {isRising && (
        <span className={classes.rising}>
          <IconArrowUpRight size={14} aria-hidden />
          Rising
        </span>
      )}
      {isFalling && (
        <span className={classes.falling}>
          <IconArrowDownRight size={14} aria-hidden />
          Falling
        </span>
      )}
    </span>
  );
}
