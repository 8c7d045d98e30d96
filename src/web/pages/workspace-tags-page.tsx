import type { RouteMatchOf } from '#domain/routes/parse-url.ts';
import { WorkspaceTagsPage } from '#web/features/tags/index.ts';

export function WorkspaceTagsSettingsPage({ match }: { match: RouteMatchOf<'settingsTags'> }) {
  return <WorkspaceTagsPage boardId={match.hash.board ?? null} />;
}
