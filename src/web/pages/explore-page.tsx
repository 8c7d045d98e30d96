import { IconBulb } from '@tabler/icons-react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { authorNameOf, titleOf } from '#domain/text/display-names.ts';
import {
  FeedMenu,
  type FeedSearch,
  feedSearchOf,
  FeedTabs,
  NewFeedButton,
} from '#web/features/saved-feeds/index.ts';
import { SavedFeedDocument } from '#web/features/saved-feeds/feeds.gen.ts';
import { FolderInsights, InsightCards } from '#web/features/insights/index.ts';
import { useViewer } from '#web/features/members/index.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { NotFound } from '#web/lib/page/not-found.tsx';
import { PageHeading } from '#web/lib/page/page-heading.tsx';
import { Paged } from '#web/kit/lists/paged.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { CardsSkeleton } from '#web/ui/cards-skeleton.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-frame.tsx';

export function ExplorePage() {
  return (
    <AppPage title="Explore" crumbs={[{ title: 'Explore' }]} width="wide">
      <PageHeader
        title={<PageHeading>Explore</PageHeading>}
        facts="Published insights, newest first"
        action={<NewFeedButton />}
      />
      <FeedTabs currentId={null} />
      <FolderInsights
        folderId={null}
        empty={
          <EmptyState icon={<IconBulb size={20} />} title="No published insights yet">
            Published insights appear here for everyone who has access to them.
          </EmptyState>
        }
      />
    </AppPage>
  );
}

export function SavedFeedPage({ match }: { match: RouteMatchOf<'savedFeed'> }) {
  const id = match.params.savedFeedId;
  const viewer = useViewer();
  const query = useQuery({
    query: SavedFeedDocument,
    variables: { id, first: itemLimits.page, after: null },
  });
  const feed = query[0].data?.savedFeed;
  const title = feed ? titleOf('feed', feed.title) : 'Feed';
  return (
    <AppPage
      title={title}
      crumbs={[{ title: 'Explore', href: buildUrl('explore') }, { title }]}
      width="wide"
      actions={feed && <FeedMenu feed={feed} />}
    >
      <QueryView query={query} skeleton={<CardsSkeleton label="Loading the feed" />} what="the feed">
        {(data) =>
          data.savedFeed ? (
            <>
              <PageHeader
                title={<PageHeading>{title}</PageHeading>}
                facts={
                  <>
                    <span>{describe(feedSearchOf(data.savedFeed.params))}</span>
                    <span aria-hidden>·</span>
                    <span>
                      Created by{' '}
                      {data.savedFeed.createdBy?.id === viewer.id
                        ? 'you'
                        : authorNameOf(data.savedFeed.createdBy)}
                    </span>
                  </>
                }
                action={<NewFeedButton />}
              />
              <FeedTabs currentId={id} />
              <FeedInsights key={id} id={id} />
            </>
          ) : (
            <NotFound />
          )
        }
      </QueryView>
    </AppPage>
  );
}

function FeedInsights({ id }: { id: string }) {
  return (
    <Paged
      document={SavedFeedDocument}
      variables={(after) => ({ id, first: itemLimits.page, after })}
      page={(data) => data.savedFeed?.insights}
      what="the insights"
      skeleton={<CardsSkeleton label="Loading insights" />}
      empty={
        <EmptyState icon={<IconBulb size={20} />} title="No insights yet">
          Published insights that match this feed appear here.
        </EmptyState>
      }
      renderFrame={(content) => content}
      renderRows={(insights) => <InsightCards label="Insights of the feed" insights={insights} />}
      renderMore={(button) => <div style={{ padding: 'var(--space-3) 0' }}>{button}</div>}
    />
  );
}

function describe({ query, filter: { rows } }: FeedSearch): string {
  const words = query === '' ? 'Everything published' : `Published insights with ${query}`;
  return rows.length === 0 ? words : `${words}, ${rows.length} ${rows.length === 1 ? 'filter' : 'filters'}`;
}
