import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { can } from '#domain/access/can.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import type { ChannelCardFragment, TopicCardFragment } from '#web/lib/graphql.gen.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import type { PeriodHash } from './period.ts';
import { SentimentBar } from './sentiment-bar.tsx';
import type { ThemeCount } from './theme-list.tsx';
import { TopicDialog } from './topic-dialog.tsx';
import { TopicMenu } from './topic-menu.tsx';
import classes from './topic-list.module.css';
import { TopicProposals } from './topic-proposals.tsx';

export type TopicListProps = {
  channel: ChannelCardFragment;
  topics: readonly TopicCardFragment[];
  /** The themes of the period. */
  counts: readonly ThemeCount[];
  hash: PeriodHash;
};

/** The topics of a channel with what came in the period, and the way to a new one. */
export function TopicList({ channel, topics, counts, hash }: TopicListProps) {
  const [isNew, setNew] = useState(false);
  const may = can(useAsViewer(), 'topic.create', { level: channel.viewerLevel });
  return (
    <section className={classes.topics} aria-label="Topics">
      <header className={classes.header}>
        <h2 className={classes.heading}>Topics</h2>
        <Button
          variant="quiet"
          icon={<IconPlus size={16} />}
          disabled={!may.allowed}
          title={may.allowed ? undefined : may.reason}
          onClick={() => setNew(true)}
        >
          New topic
        </Button>
      </header>
      {topics.length === 0 ? (
        <p className={classes.none}>Group themes that belong together, such as “Onboarding” or “Billing”.</p>
      ) : (
        <ul className={classes.cards}>
          {topics.map((topic) => {
            const own = counts.filter(({ theme }) => theme.topic?.id === topic.id);
            const count = sumOf(own, 'currentCount');
            return (
              <li key={topic.id} className={classes.card}>
                <span className={classes.title}>
                  <Link
                    to="channelTopic"
                    params={{ channelId: channel.id, topicId: topic.id }}
                    hash={hash}
                    data-row-link
                  >
                    {titleOf('topic', topic.title)}
                  </Link>
                  <span className={classes.menu}>
                    <TopicMenu channel={channel} topic={topic} />
                  </span>
                </span>
                <span className={classes.facts}>
                  {countLabel(topic.themeCount, 'theme')} · {countLabel(count, 'data point')}
                </span>
                <SentimentBar
                  count={count}
                  positiveCount={sumOf(own, 'positiveCount')}
                  negativeCount={sumOf(own, 'negativeCount')}
                />
              </li>
            );
          })}
        </ul>
      )}
      <TopicProposals channel={channel} />
      {isNew && <TopicDialog channelId={channel.id} topic={null} onClose={() => setNew(false)} />}
    </section>
  );
}

function sumOf(
  counts: readonly ThemeCount[],
  of: 'currentCount' | 'positiveCount' | 'negativeCount',
): number {
  return counts.reduce((sum, count) => sum + count[of], 0);
}
