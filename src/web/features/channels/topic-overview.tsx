import { useState } from 'react';
import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { ChannelCardFragment } from '#web/lib/graphql.gen.ts';
import { replaceWith } from '#web/lib/navigation/go-to.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ChannelOverviewDocument } from './channels.gen.ts';
import { OverviewFacts } from './overview-facts.tsx';
import { PeriodSelect } from './period-select.tsx';
import { allTime, daysHash, periodHashOf, periodOf, type PeriodHash } from './period.ts';
import { ThemeList } from './theme-list.tsx';
import { usePeople } from './use-people.ts';
import { VolumeChart } from './volume-chart.tsx';

export type TopicOverviewProps = { channel: ChannelCardFragment; topicId: string; hash: PeriodHash };

/** How much was said about a topic, how it sounds, and its themes. */
export function TopicOverview({ channel, topicId, hash }: TopicOverviewProps) {
  const params = { channelId: channel.id, topicId };
  const [today] = useState(() => new Date());
  const period = periodOf(hash, today, 'allTimeNoRange') ?? allTime;
  const query = useQuery({
    query: ChannelOverviewDocument,
    variables: { id: channel.id, ...period, topicId },
  });
  const people = usePeople(channel.id, period, topicId);
  return (
    <QueryView query={query} what="the topic" skeleton={<SkeletonRows rows={6} label="Loading the topic" />}>
      {({ channel: loaded }) => {
        const overview = loaded?.overview;
        if (!overview) return null;
        return (
          <>
            <OverviewFacts of={overview} themedCount={null} peopleCount={people?.count}>
              <PeriodSelect
                hash={hash}
                usual="allTimeNoRange"
                onChange={(chosen) => replaceWith('channelTopic', { params, hash: chosen })}
              />
            </OverviewFacts>
            <VolumeChart
              days={overview.days}
              hrefOf={(days) => buildUrl('channelTopic', { params, hash: daysHash(days) })}
            />
            <ThemeList channel={channel} counts={overview.themes} people={people} hash={periodHashOf(hash)} />
          </>
        );
      }}
    </QueryView>
  );
}
