import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { LinkTabs } from '#web/ui/link-tabs.tsx';
import { SavedFeedsDocument } from './feeds.gen.ts';

/** Everything that was published, and the feeds that people keep for everybody. */
export function FeedTabs({ currentId }: { currentId: string | null }) {
  const [{ data }] = useQuery({
    query: SavedFeedsDocument,
    variables: { first: itemLimits.pageMax, after: null },
  });
  return (
    <LinkTabs
      label="Feeds"
      tabs={[
        { label: 'Everything published', href: buildUrl('explore'), isCurrent: currentId === null },
        ...(data?.savedFeeds.items ?? []).map((feed) => ({
          label: titleOf('feed', feed.title),
          href: buildUrl('savedFeed', {
            params: { savedFeedId: feed.id },
            titles: { savedFeedId: feed.title },
          }),
          isCurrent: feed.id === currentId,
        })),
      ]}
    />
  );
}
