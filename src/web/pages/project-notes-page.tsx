import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { ViewPage } from '#web/features/views/index.ts';

export function ProjectNotesPage({ match }: { match: RouteMatchOf<'projectNotes'> }) {
  return <ViewPage projectId={match.params.projectId} show={{ objectType: 'NOTE' }} />;
}
