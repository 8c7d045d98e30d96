import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { ViewPage } from '#web/features/views/index.ts';

export function ProjectViewPage({ match }: { match: RouteMatchOf<'projectView'> }) {
  const { projectId, viewId } = match.params;
  return <ViewPage projectId={projectId} show={{ viewId }} />;
}
