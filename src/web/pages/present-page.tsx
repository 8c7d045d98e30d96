import { useEffect } from 'react';
import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { presentInstead, usePresentOrder } from '#web/pages/present/present-order.ts';
import { Presentation } from '#web/pages/present/presentation.tsx';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { AppPage } from '#web/lib/page/app-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

type Match =
  | RouteMatchOf<'projectInsightPresent'>
  | RouteMatchOf<'projectInsightsPresent'>
  | RouteMatchOf<'projectViewPresent'>
  | RouteMatchOf<'projectViewPresentInsight'>;

export function PresentPage({ match }: { match: Match }) {
  const { projectId } = match.params;
  const viewId = 'viewId' in match.params ? match.params.viewId : null;
  if ('insightId' in match.params)
    return <Presentation projectId={projectId} viewId={viewId} insightId={match.params.insightId} />;
  return <FirstInsight projectId={projectId} viewId={viewId} />;
}

/** Presenting a project or a view starts with its first insight. */
function FirstInsight({ projectId, viewId }: { projectId: string; viewId: string | null }) {
  const { order, isReady } = usePresentOrder(projectId, viewId);
  const first = order[0];
  useEffect(() => {
    if (first !== undefined) presentInstead({ projectId, viewId, insightId: first });
  }, [projectId, viewId, first]);
  return (
    <AppPage title="Present" crumbs={[{ title: 'Present' }]}>
      {isReady && first === undefined ? (
        <EmptyState
          title="Nothing to present yet"
          actions={
            <Button onClick={() => goTo('projectInsights', { params: { projectId } })}>
              Go to the insights
            </Button>
          }
        >
          Write an insight first.
        </EmptyState>
      ) : (
        <SkeletonRows label="Loading insights" />
      )}
    </AppPage>
  );
}
