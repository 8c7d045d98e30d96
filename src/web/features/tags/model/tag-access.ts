import type { Action } from '#domain/access/actions.ts';
import { can } from '#domain/access/can.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import type { ProjectFieldsFragment, TagBoardFieldsFragment, TagCardFragment } from '#web/lib/graphql.gen.ts';

type TagAction = Extract<Action, `tag.${string}` | `tagBoard.${string}`>;
type Reach = Pick<TagBoardFieldsFragment, 'projectId' | 'viewerLevel'>;

/** Null, or why the person can't do it with these tags. */
export type TagRefusal = (action: TagAction, tags?: readonly TagCardFragment[]) => string | null;

/** A project's tags follow the project; those of the workspace are arranged by managers. */
export function useTagRefusal(
  board: Reach | null,
  project: Pick<ProjectFieldsFragment, 'status'> | null,
): TagRefusal {
  const viewer = useAsViewer();
  return (action, tags = []) => {
    const isOfLock = action === 'tag.lock' || action === 'tag.unlock';
    const locked = !isOfLock && tags.some(({ lockedAt }) => lockedAt !== null);
    const decision =
      board?.projectId === null
        ? can(viewer, 'workspaceTag.update', { level: 'READ', locked })
        : can(viewer, action, {
            level: board?.viewerLevel ?? null,
            locked,
            archived: project?.status === 'ARCHIVED',
          });
    return decision.allowed ? null : decision.reason;
  };
}
