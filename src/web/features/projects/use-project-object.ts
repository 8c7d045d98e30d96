import { useQuery } from 'urql';
import type { AccessObject } from '#domain/access/can.ts';
import { levelForRole } from '#domain/access/roles.ts';
import { useViewer } from '#web/features/members/index.ts';
import type { ProjectFieldsFragment } from '#web/lib/graphql.gen.ts';
import { ProjectAccessDocument } from '#web/features/access/access.gen.ts';

/** What the domain's decision needs of a project. Until the level is known, what the viewer's role grants. */
export function useProjectObject(project: ProjectFieldsFragment | null): AccessObject {
  const viewer = useViewer();
  const [{ data }] = useQuery({
    query: ProjectAccessDocument,
    variables: { id: project?.id ?? '' },
    pause: project === null,
  });
  const usual = viewer.role === null ? null : levelForRole(viewer.role);
  return {
    level: data?.objectAccess.viewerLevel ?? usual,
    authorId: project?.createdBy?.id ?? null,
    archived: project?.status === 'ARCHIVED',
  };
}
