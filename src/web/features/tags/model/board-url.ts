import { buildUrl } from '#domain/routes/build-url.ts';
import type { ProjectFieldsFragment, TagBoardFieldsFragment } from '#web/lib/graphql.gen.ts';

/** Without a project among the settings, which show the boards of the workspace. */
export function boardUrl(
  project: Pick<ProjectFieldsFragment, 'id' | 'title'> | null,
  { id, title }: Pick<TagBoardFieldsFragment, 'id' | 'title'>,
): string {
  return project === null
    ? buildUrl('settingsTags', { hash: { board: id } })
    : buildUrl('projectTagBoard', {
        params: { projectId: project.id, tagBoardId: id },
        titles: { projectId: project.title, tagBoardId: title },
      });
}
