import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { ViewPage } from '#web/features/views/index.ts';

export function ProjectInsightsPage({ match }: { match: RouteMatchOf<'projectInsights'> }) {
  return <ViewPage projectId={match.params.projectId} show={{ objectType: 'INSIGHT' }} />;
}
