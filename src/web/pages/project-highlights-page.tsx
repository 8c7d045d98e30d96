import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { ViewPage } from '#web/features/views/view-page.tsx';

export function ProjectHighlightsPage({ match }: { match: RouteMatchOf<'projectHighlights'> }) {
  return <ViewPage projectId={match.params.projectId} show={{ objectType: 'HIGHLIGHT' }} />;
}
