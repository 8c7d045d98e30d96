import { useCallback, useState } from 'react';
import { useQuery } from 'urql';
import { decodePointFilter, encodePointFilter, type PointFilter } from '#domain/channels/point-filter.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { RequestAccess, ShareButton } from '#web/features/access/index.ts';
import {
  AddDataButton,
  channelCrumbs,
  ChannelMenu,
  ChannelOverview,
  DataPointDialog,
  DataPointList,
  PeriodSelect,
  periodHashOf,
  periodOf,
  SortingProgress,
} from '#web/features/channels/index.ts';
import { AskButton } from '#web/features/conversations/index.ts';
import { useRecordVisit } from '#web/features/documents/index.ts';
import { FollowButton } from '#web/features/notifications/index.ts';
import { ChannelDocument } from '#web/features/channels/channels.gen.ts';
import { StarButton } from '#web/features/stars/index.ts';
import type { ChannelCardFragment } from '#web/lib/graphql.gen.ts';
import { goTo, replaceWith } from '#web/lib/navigation/go-to.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import classes from './channel-page.module.css';

const tabs = { channel: 'Themes', channelData: 'Data', channelOutliers: 'Outliers' } as const;

type Match =
  | RouteMatchOf<'channel'>
  | RouteMatchOf<'channelData'>
  | RouteMatchOf<'channelOutliers'>
  | RouteMatchOf<'channelOutlierDatum'>;

export function ChannelPage({ match }: { match: Match }) {
  const { channelId } = match.params;
  const query = useQuery({ query: ChannelDocument, variables: { id: channelId } });
  const [{ data }, read] = query;
  const channel = data?.channel;
  const title = channel ? titleOf('channel', channel.title) : 'Channel';
  const look = useCallback(() => read({ requestPolicy: 'network-only' }), [read]);
  return (
    <AppPage
      title={title}
      width="wide"
      crumbs={[...channelCrumbs(channel), { title }]}
      actions={
        channel && (
          <>
            <StarButton type="CHANNEL" id={channel.id} starred={channel.starred} />
            <FollowButton object={{ type: 'CHANNEL', id: channel.id }} />
            <AskButton scope={{ objectType: 'Channel', id: channel.id, title: channel.title }} />
            <ShareButton object={{ type: 'CHANNEL', id: channel.id, title: channel.title }} />
            <ChannelMenu channel={channel} onGone={() => goTo('channels')} />
          </>
        )
      }
    >
      <QueryView
        query={query}
        what="the channel"
        skeleton={<SkeletonRows rows={8} label="Loading the channel" />}
      >
        {({ channel: loaded }) =>
          loaded ? (
            <>
              <header className={classes.header}>
                <PageHeading>{title}</PageHeading>
                <AddDataButton channel={loaded} />
              </header>
              {loaded.context && <p className={classes.context}>{loaded.context}</p>}
              <LinkTabs
                label="Channel"
                tabs={(Object.keys(tabs) as (keyof typeof tabs)[]).map((name) => ({
                  label: tabs[name],
                  href: buildUrl(name, { params: { channelId }, hash: periodHashOf(match.hash) }),
                  isCurrent: tabOf(match) === name,
                }))}
              />
              <SortingProgress channelId={channelId} sorting={loaded.sorting} onLook={look} />
              <Content match={match} channel={loaded} />
            </>
          ) : (
            <RequestAccess object={{ type: 'CHANNEL', id: channelId }} />
          )
        }
      </QueryView>
    </AppPage>
  );
}

/** One outlier is a part of their tab. */
function tabOf(match: Match): keyof typeof tabs {
  return match.name === 'channelOutlierDatum' ? 'channelOutliers' : match.name;
}

function Content({ match, channel }: { match: Match; channel: ChannelCardFragment }) {
  useRecordVisit('CHANNEL', channel.id);
  const [opened, setOpened] = useState<string | null>(null);
  const [today] = useState(() => new Date());
  if (channel.dataPointCount === 0) {
    return (
      <EmptyState title="No data yet" actions={<AddDataButton channel={channel} />}>
        Add reviews, tickets or survey answers from a CSV file, or paste them.
      </EmptyState>
    );
  }
  if (match.name === 'channel') return <ChannelOverview channel={channel} hash={match.hash} />;
  const params = { channelId: channel.id };
  const period = periodHashOf(match.hash);
  const filter = decodePointFilter(match.hash.filter);
  const hash = { ...period, ...filterHashOf(filter) };
  const isOutliers = match.name !== 'channelData';
  const tab = isOutliers ? 'channelOutliers' : 'channelData';
  const open = match.name === 'channelOutlierDatum' ? match.params.datumData : opened;
  return (
    <>
      <div className={classes.period}>
        <PeriodSelect
          hash={period}
          usual="allTimeNoRange"
          onChange={(chosen) => replaceWith(tab, { params, hash: { ...chosen, ...filterHashOf(filter) } })}
        />
      </div>
      <DataPointList
        key={tab}
        channel={channel}
        of={isOutliers ? 'outliers' : 'all'}
        period={periodOf(match.hash, today, 'allTimeNoRange')}
        filtering={{
          filter,
          onFilter: (next) => replaceWith(tab, { params, hash: { ...period, ...filterHashOf(next) } }),
        }}
        onOpen={(id) =>
          isOutliers
            ? goTo('channelOutlierDatum', { params: { ...params, datumData: id }, hash })
            : setOpened(id)
        }
        empty={<EmptyState title="No outliers">Every data point belongs to a theme.</EmptyState>}
      />
      {open !== null && (
        <DataPointDialog
          channel={channel}
          id={open}
          onClose={() => (isOutliers ? goTo('channelOutliers', { params, hash }) : setOpened(null))}
        />
      )}
    </>
  );
}

function filterHashOf(filter: PointFilter): { filter?: string } {
  const text = encodePointFilter(filter);
  return text === undefined ? {} : { filter: text };
}
