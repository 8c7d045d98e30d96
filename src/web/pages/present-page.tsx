import { useEffect } from 'react';
import { useQuery } from 'urql';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { Presentation } from '#web/features/present/presentation.tsx';
import { InsightsDocument } from '#web/features/insights/insights.gen.ts';
import { goTo, replaceWith } from '#web/lib/navigation/go-to.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

type Match = RouteMatchOf<'projectInsightPresent'> | RouteMatchOf<'projectInsightsPresent'>;

export function PresentPage({ match }: { match: Match }) {
  if (match.name === 'projectInsightPresent')
    return <Presentation projectId={match.params.projectId} insightId={match.params.insightId} />;
  return <FirstInsight projectId={match.params.projectId} />;
}

/** Presenting a project starts with its first insight. */
function FirstInsight({ projectId }: { projectId: string }) {
  const query = useQuery({
    query: InsightsDocument,
    variables: { projectId, first: 1, after: null, sort: 'CREATED_AT', published: null },
  });
  const first = query[0].data?.insights.items[0]?.id;
  useEffect(() => {
    if (first !== undefined)
      replaceWith('projectInsightPresent', { params: { projectId, insightId: first } });
  }, [projectId, first]);
  return (
    <AppPage title="Present" crumbs={[{ title: 'Present' }]}>
      <QueryView query={query} skeleton={<SkeletonRows label="Loading insights" />} what="the insights">
        {({ insights }) =>
          insights.items.length === 0 && (
            <EmptyState
              title="There is nothing to present yet"
              actions={
                <Button onClick={() => goTo('projectInsights', { params: { projectId } })}>
                  Go to the insights
                </Button>
              }
            >
              Write an insight first.
            </EmptyState>
          )
        }
      </QueryView>
    </AppPage>
  );
}
