import { useState } from 'react';
import { useQuery } from 'urql';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import {
  DataPointDialog,
  DataPointList,
  inChannel,
  periodHashOf,
  periodOf,
  TopicMenu,
  TopicOverview,
} from '#web/features/channels/index.ts';
import { ChannelDocument, TopicDocument } from '#web/features/channels/channels.gen.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import classes from './channel-page.module.css';

/** One topic: its themes and everything that was said in them. */
export function ChannelTopicPage({ match }: { match: RouteMatchOf<'channelTopic'> }) {
  const { channelId, topicId } = match.params;
  const hash = periodHashOf(match.hash);
  const [today] = useState(() => new Date());
  const [open, setOpen] = useState<string | null>(null);
  const [{ data: found }] = useQuery({ query: ChannelDocument, variables: { id: channelId } });
  const query = useQuery({ query: TopicDocument, variables: { id: topicId } });
  const channel = found?.channel;
  const topic = inChannel(query[0].data?.topic, channelId);
  const title = topic ? titleOf('topic', topic.title) : 'Topic';
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
        topic && (
          <TopicMenu
            channel={channel}
            topic={topic}
            onGone={() => goTo('channel', { params: { channelId } })}
          />
        )
      }
    >
      <QueryView
        query={query}
        what="the topic"
        skeleton={<SkeletonRows rows={8} label="Loading the topic" />}
      >
        {() =>
          topic && channel ? (
            <>
              <header className={classes.header}>
                <PageHeading>{title}</PageHeading>
              </header>
              {topic.description && <p className={classes.context}>{topic.description}</p>}
              {topic.themeCount === 0 ? (
                <EmptyState title="No themes in this topic">
                  Add themes from the menu of the topic, or move them here from their own menus.
                </EmptyState>
              ) : (
                <>
                  <TopicOverview channel={channel} topicId={topic.id} hash={hash} />
                  <DataPointList
                    channel={channel}
                    of={{ topicId: topic.id }}
                    period={periodOf(hash, today, 'allTimeNoRange')}
                    onOpen={setOpen}
                    empty={<EmptyState title="No data points in this topic" />}
                  />
                </>
              )}
              {open !== null && <DataPointDialog channel={channel} id={open} onClose={() => setOpen(null)} />}
            </>
          ) : (
            query[0].data && !topic && <NotFound />
          )
        }
      </QueryView>
    </AppPage>
  );
}
