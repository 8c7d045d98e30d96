import { IconBulb } from '@tabler/icons-react';
import { useState } from 'react';
import { useQuery } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { InsightsDocument } from './insights.gen.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CardsSkeleton } from '#web/ui/cards-skeleton.tsx';
import { InsightCards } from './insight-cards.tsx';
import { NewInsightButton } from './new-insight-button.tsx';

type ProjectRef = Parameters<typeof NewInsightButton>[0]['project'];

export function InsightList({ project }: { project: ProjectRef }) {
  const [cursors, setCursors] = useState<readonly (string | null)[]>([null]);
  const query = useQuery({ query: InsightsDocument, variables: variablesOf(project.id, null) });
  return (
    <QueryView query={query} skeleton={<CardsSkeleton label="Loading insights" />} what="the insights">
      {({ insights }) =>
        insights.items.length === 0 ? (
          <EmptyState
            icon={<IconBulb size={20} />}
            title="No insights yet"
            actions={<NewInsightButton project={project} />}
          >
            An insight is a finding to share: what you learned, with the evidence beside it.
          </EmptyState>
        ) : (
          cursors.map((after, index) => (
            <InsightPagePart
              key={after}
              projectId={project.id}
              after={after}
              onMore={index === cursors.length - 1 ? (cursor) => setCursors([...cursors, cursor]) : null}
            />
          ))
        )
      }
    </QueryView>
  );
}

type PartProps = { projectId: string; after: string | null; onMore: ((cursor: string) => void) | null };

function InsightPagePart({ projectId, after, onMore }: PartProps) {
  const [{ data, fetching }] = useQuery({
    query: InsightsDocument,
    variables: variablesOf(projectId, after),
  });
  const cursor = data?.insights.endCursor ?? null;
  return (
    <>
      <InsightCards label="Insights" insights={data?.insights.items ?? []} inProject />
      {onMore && cursor !== null && (
        <Button busy={fetching && !data} onClick={() => onMore(cursor)}>
          Show more
        </Button>
      )}
    </>
  );
}

function variablesOf(projectId: string, after: string | null) {
  return { projectId, first: itemLimits.page, after, sort: 'UPDATED_AT' as const, published: null };
}
