import { ShareButton } from '#web/features/access/index.ts';
import { AskButton } from '#web/features/conversations/index.ts';
import { FollowButton } from '#web/features/notifications/index.ts';
import { StarButton } from '#web/features/stars/index.ts';
import type { ProjectSettingsFieldsFragment } from '#web/lib/graphql.gen.ts';
import { ProjectMenu } from '#web/features/projects/index.ts';

/** What can be done with a project, on each of its tabs alike. */
export function ProjectActions({ project }: { project: ProjectSettingsFieldsFragment }) {
  const { id, title, starred } = project;
  return (
    <>
      <StarButton type="PROJECT" id={id} starred={starred} />
      <FollowButton object={{ type: 'PROJECT', id }} />
      <AskButton scope={{ objectType: 'Project', id, title }} />
      <ShareButton object={{ type: 'PROJECT', id, title }} />
      <ProjectMenu project={project} />
    </>
  );
}
