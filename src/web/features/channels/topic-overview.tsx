import { useState } from 'react';
import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { ChannelCardFragment } from '#web/lib/graphql.gen.ts';
import { replaceWith } from '#web/lib/navigation/go-to.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ChannelOverviewDocument } from './channels.gen.ts';
import classes from './channel-overview.module.css';
import { PeriodSelect } from './period-select.tsx';
import { allTime, daysHash, periodHashOf, periodOf, type PeriodHash } from './period.ts';
import { percent } from './sentiment-bar.tsx';
import { ThemeList } from './theme-list.tsx';
import { VolumeChart } from './volume-chart.tsx';

export type TopicOverviewProps = { channel: ChannelCardFragment; topicId: string; hash: PeriodHash };

/** How much was said about a topic, how it sounds, and its themes. */
export function TopicOverview({ channel, topicId, hash }: TopicOverviewProps) {
  const params = { channelId: channel.id, topicId };
  const [today] = useState(() => new Date());
  const period = periodOf(hash, today, 'allTimeNoRange') ?? allTime(today);
  const query = useQuery({
    query: ChannelOverviewDocument,
    variables: { id: channel.id, ...period, topicId },
  });
  return (
    <QueryView query={query} what="the topic" skeleton={<SkeletonRows rows={6} label="Loading the topic" />}>
      {({ channel: loaded }) => {
        const overview = loaded?.overview;
        if (!overview) return null;
        return (
          <>
            <div className={classes.facts}>
              <span>
                <strong>{overview.totalCount.toLocaleString('en')}</strong>{' '}
                {overview.totalCount === 1 ? 'data point' : 'data points'}
              </span>
              <span>
                <strong>{percent(overview.positiveCount, overview.totalCount)}</strong> positive
              </span>
              <span>
                <strong>{percent(overview.negativeCount, overview.totalCount)}</strong> negative
              </span>
              <PeriodSelect
                hash={hash}
                usual="allTimeNoRange"
                onChange={(chosen) => replaceWith('channelTopic', { params, hash: chosen })}
              />
            </div>
            <VolumeChart
              days={overview.days}
              hrefOf={(days) => buildUrl('channelTopic', { params, hash: daysHash(days) })}
            />
            <ThemeList channel={channel} counts={overview.themes} hash={periodHashOf(hash)} />
          </>
        );
      }}
    </QueryView>
  );
}
