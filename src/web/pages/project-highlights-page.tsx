import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { ViewPage } from '#web/features/views/index.ts';

export function ProjectHighlightsPage({ match }: { match: RouteMatchOf<'projectHighlights'> }) {
  return <ViewPage projectId={match.params.projectId} show={{ objectType: 'HIGHLIGHT' }} />;
}
