import { useState } from 'react';
import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { ChannelCardFragment } from '#web/lib/graphql.gen.ts';
import { replaceWith } from '#web/lib/navigation/go-to.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ActivityWrap } from './activity-wrap.tsx';
import { ChannelOverviewDocument } from './channels.gen.ts';
import classes from './channel-overview.module.css';
import { OverviewFacts } from './overview-facts.tsx';
import { PeriodSelect } from './period-select.tsx';
import { allTime, daysHash, periodHashOf, periodOf, shownPeriodHash, type PeriodHash } from './period.ts';
import { ThemeChart } from './theme-chart.tsx';
import { ThemeList } from './theme-list.tsx';
import { TopicList } from './topic-list.tsx';
import { anyTopic, noTopic, TopicSelect } from './topic-select.tsx';
import { usePeople } from './use-people.ts';
import { useTopics } from './use-topics.ts';
import { VolumeChart } from './volume-chart.tsx';

const usual = 'last90Days';

/** `by`: the field that themes are compared by. */
type OverviewHash = PeriodHash & { readonly by?: string | undefined };

/** How much came in, how it sounds, its topics, and which themes rise and fall. */
export function ChannelOverview({ channel, hash }: { channel: ChannelCardFragment; hash: OverviewHash }) {
  const params = { channelId: channel.id };
  const [today] = useState(() => new Date());
  const [chosen, setChosen] = useState(anyTopic);
  const topics = useTopics(channel.id);
  const { by } = hash;
  const compared = by === undefined ? {} : { by };
  const bounded = periodOf(hash, today, usual);
  const period = bounded ?? allTime;
  const days = shownPeriodHash(hash, usual);
  const query = useQuery({
    query: ChannelOverviewDocument,
    variables: { id: channel.id, ...period, topicId: null },
  });
  const people = usePeople(channel.id, period, null);
  const wanted = topics.some(({ id }) => id === chosen) || chosen === noTopic ? chosen : anyTopic;
  return (
    <QueryView
      query={query}
      what="the overview"
      skeleton={<SkeletonRows rows={8} label="Loading the overview" />}
    >
      {({ channel: loaded }) => {
        const overview = loaded?.overview;
        if (!overview) return null;
        return (
          <>
            <OverviewFacts of={overview} themedCount={overview.themedCount} peopleCount={people?.count}>
              <PeriodSelect
                hash={hash}
                usual={usual}
                onChange={(chosenDays) =>
                  replaceWith('channel', { params, hash: { ...chosenDays, ...compared } })
                }
              />
            </OverviewFacts>
            {overview.totalCount === 0 && bounded && (
              <EmptyState
                title="No data points in this period"
                actions={
                  <Button
                    onClick={() => replaceWith('channel', { params, hash: { preset: 'allTimeNoRange' } })}
                  >
                    Show all time
                  </Button>
                }
              >
                Everything in this channel was said at another time.
              </EmptyState>
            )}
            <VolumeChart
              days={overview.days}
              hrefOf={(days) => buildUrl('channelData', { params, hash: daysHash(days) })}
            />
            {bounded && <ActivityWrap channel={channel} period={bounded} hash={days} />}
            {overview.themes.length > 0 && (
              <ThemeChart
                channelId={channel.id}
                period={period}
                days={days}
                fieldId={by ?? null}
                onField={(fieldId) =>
                  replaceWith('channel', {
                    params,
                    hash: { ...periodHashOf(hash), ...(fieldId !== null && { by: fieldId }) },
                  })
                }
              />
            )}
            <TopicList channel={channel} topics={topics} counts={overview.themes} hash={days} />
            <div className={classes.themes}>
              <h2 className={classes.heading}>Themes</h2>
              {topics.length > 0 && (
                <TopicSelect topics={topics} value={wanted} withNone onChange={setChosen} />
              )}
            </div>
            {(overview.totalCount > 0 || overview.themes.length > 0) && (
              <ThemeList
                channel={channel}
                counts={overview.themes.filter(
                  ({ theme }) => wanted === anyTopic || (theme.topic?.id ?? noTopic) === wanted,
                )}
                people={people}
                hash={days}
                withTopics={wanted === anyTopic}
              />
            )}
          </>
        );
      }}
    </QueryView>
  );
}
