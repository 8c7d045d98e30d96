import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { TagsPage } from '#web/features/tags/index.ts';

type Match =
  | RouteMatchOf<'projectTags'>
  | RouteMatchOf<'projectTagBoard'>
  | RouteMatchOf<'settingsProjectTags'>;

export function ProjectTagsPage({ match }: { match: Match }) {
  return (
    <TagsPage
      projectId={match.params.projectId}
      boardId={match.name === 'projectTagBoard' ? match.params.tagBoardId : null}
    />
  );
}
