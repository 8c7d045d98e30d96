import { useState } from 'react';
import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import {
  allTime,
  DataPointDialog,
  DataPointList,
  DismissedTheme,
  inChannel,
  PeriodSelect,
  periodHashOf,
  periodOf,
  SegmentChip,
  segmentHash,
  segmentOf,
  ThemeHistory,
  ThemeInsights,
  ThemeMenu,
  ThemeOverTime,
  TitleProposal,
} from '#web/features/channels/index.ts';
import { ChannelDocument, ThemeDocument } from '#web/features/channels/channels.gen.ts';
import { SummaryPanel } from '#web/features/summaries/index.ts';
import { goTo, replaceWith } from '#web/lib/navigation/go-to.ts';
import { Link } from '#web/lib/navigation/link.tsx';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { countLabel } from '#web/ui/count-label.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/page-frame.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import classes from './channel-page.module.css';

type Match = RouteMatchOf<'channelTheme'> | RouteMatchOf<'channelThemeDatum'>;

/** One theme and everything that was said about it. */
export function ChannelThemePage({ match }: { match: Match }) {
  const { channelId, themeId } = match.params;
  const days = periodHashOf(match.hash);
  const segment = segmentOf(match.hash);
  const hash = { ...days, ...segmentHash(segment) };
  const [today] = useState(() => new Date());
  const period = periodOf(days, today, 'allTimeNoRange');
  const openId = match.name === 'channelThemeDatum' ? match.params.datumData : null;
  const [{ data: found }] = useQuery({ query: ChannelDocument, variables: { id: channelId } });
  const query = useQuery({ query: ThemeDocument, variables: { id: themeId } });
  const channel = found?.channel;
  const theme = inChannel(query[0].data?.theme, channelId);
  const title = theme ? titleOf('theme', theme.title) : 'Theme';
  return (
    <AppPage
      title={title}
      width="wide"
      crumbs={[
        { title: 'Channels', href: buildUrl('channels') },
        {
          title: channel ? titleOf('channel', channel.title) : 'Channel',
          href: buildUrl('channel', { params: { channelId } }),
        },
        { title },
      ]}
      actions={
        channel &&
        theme && (
          <ThemeMenu
            channel={channel}
            theme={theme}
            onGone={() => goTo('channel', { params: { channelId } })}
          />
        )
      }
    >
      <QueryView
        query={query}
        what="the theme"
        skeleton={<SkeletonRows rows={8} label="Loading the theme" />}
      >
        {() =>
          theme && channel ? (
            <>
              <header className={classes.header}>
                <PageHeading>{title}</PageHeading>
                {theme.earlySignal && <Badge>Early signal</Badge>}
              </header>
              <TitleProposal channel={channel} theme={theme} />
              <ThemeHistory channelId={channelId} theme={theme} />
              {theme.topic && (
                <p className={classes.context}>
                  Topic:{' '}
                  <Link to="channelTopic" params={{ channelId, topicId: theme.topic.id }}>
                    {titleOf('topic', theme.topic.title)}
                  </Link>
                </p>
              )}
              <p className={classes.context}>
                {countLabel(theme.dataPointCount, 'data point')}
                {period && ' in all'}
                {theme.quote && <> · “{theme.quote.text.slice(0, 200)}”</>}
              </p>
              <ThemeInsights theme={theme} />
              <Section title="Summary">
                <SummaryPanel
                  of={{ type: 'THEME', id: theme.id, title, access: { level: channel.viewerLevel } }}
                />
              </Section>
              <div className={classes.period}>
                <PeriodSelect
                  hash={days}
                  usual="allTimeNoRange"
                  onChange={(chosen) =>
                    replaceWith('channelTheme', {
                      params: { channelId, themeId },
                      hash: { ...chosen, ...segmentHash(segment) },
                    })
                  }
                />
              </div>
              <ThemeOverTime channelId={channelId} themeId={theme.id} period={period ?? allTime} />
              {segment && (
                <SegmentChip
                  channelId={channelId}
                  segment={segment}
                  onRemove={() => replaceWith('channelTheme', { params: { channelId, themeId }, hash: days })}
                />
              )}
              <DataPointList
                channel={channel}
                period={period}
                segment={segment}
                of={{ themeId: theme.id }}
                onOpen={(id) =>
                  goTo('channelThemeDatum', { params: { channelId, themeId, datumData: id }, hash })
                }
                empty={<EmptyState title="No data points in this theme" />}
              />
              {openId !== null && (
                <DataPointDialog
                  channel={channel}
                  id={openId}
                  quoted={match.name === 'channelThemeDatum' ? match.hash.snippet : undefined}
                  onClose={() => goTo('channelTheme', { params: { channelId, themeId }, hash })}
                />
              )}
            </>
          ) : (
            query[0].data &&
            found &&
            !theme &&
            (channel ? <DismissedTheme channel={channel} themeId={themeId} /> : <NotFound />)
          )
        }
      </QueryView>
    </AppPage>
  );
}
