import { IconBulb } from '@tabler/icons-react';
import { useQuery } from 'urql';
import { PublishedInsightsDocument } from './insights.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { CardsSkeleton } from '#web/ui/cards-skeleton.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { InsightCards } from './insight-cards.tsx';

const usual = 12;

/** What the workspace found out, the newest publication first. */
export function PublishedInsights({ count = usual }: { count?: number }) {
  const query = useQuery({ query: PublishedInsightsDocument, variables: { first: count, after: null } });
  return (
    <QueryView
      query={query}
      skeleton={<CardsSkeleton label="Loading insights" cards={3} />}
      what="the insights"
    >
      {({ publishedInsights }) =>
        publishedInsights.items.length === 0 ? (
          <EmptyState icon={<IconBulb size={20} />} title="No published insights yet">
            Published insights appear here for everyone who has access to them.
          </EmptyState>
        ) : (
          <InsightCards label="Published insights" insights={publishedInsights.items} />
        )
      }
    </QueryView>
  );
}
