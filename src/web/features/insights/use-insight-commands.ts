import { titleOf } from '#domain/text/display-names.ts';
import type { InsightFieldsFragment } from '#web/lib/graphql.gen.ts';
import {
  DuplicateInsightDocument,
  LockInsightDocument,
  MoveInsightsDocument,
  PublishInsightDocument,
  RestoreInsightsDocument,
  TrashInsightsDocument,
  UnlockInsightDocument,
  UnpublishInsightDocument,
} from './insights.gen.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { showToast } from '#web/ui/toast-store.ts';

/** What can be done with an insight beyond writing in it. Each that can be undone offers so. */
export function useInsightCommands(insight: InsightFieldsFragment) {
  const lock = useCommand(LockInsightDocument);
  const unlock = useCommand(UnlockInsightDocument);
  const duplicate = useCommand(DuplicateInsightDocument);
  const move = useCommand(MoveInsightsDocument);
  const trash = useCommand(TrashInsightsDocument);
  const restore = useCommand(RestoreInsightsDocument);
  const publish = useCommand(PublishInsightDocument);
  const unpublish = useCommand(UnpublishInsightDocument);
  const { id, projectId } = insight;
  const title = titleOf('insight', insight.title);

  async function toggleLock() {
    const isLocked = insight.lockedAt !== null;
    if (!(await (isLocked ? unlock : lock).run({ id }))) return;
    showToast({
      message: isLocked ? `Unlocked “${title}”` : `Locked “${title}”`,
      undo: () => void (isLocked ? lock : unlock).run({ id }),
    });
  }

  async function togglePublished() {
    const isPublished = insight.publishedAt !== null;
    if (!(await (isPublished ? unpublish : publish).run({ id }))) return;
    showToast({
      message: isPublished ? `Unpublished “${title}”` : `Published “${title}” to the workspace’s home`,
      undo: () => void (isPublished ? publish : unpublish).run({ id }),
    });
  }

  async function copy() {
    const made = await duplicate.run({ id });
    if (!made) return;
    const { id: insightId, title: copied } = made.duplicateInsight;
    goTo('insight', { params: { insightId }, titles: { insightId: copied } });
    showToast({ message: 'This is the copy' });
  }

  async function moveTo(toProjectId: string) {
    const moved = await move.run({ ids: [id], projectId: toProjectId });
    if (!moved) return;
    const project = moved.moveInsights[0]?.project;
    showToast({
      message: `Moved “${title}”${project ? ` to “${titleOf('project', project.title)}”` : ''}`,
      undo: () => void move.run({ ids: [id], projectId }),
    });
  }

  async function trashIt() {
    goTo('projectInsights', { params: { projectId } });
    if (!(await trash.run({ ids: [id] }))) return;
    showToast({ message: `Moved “${title}” to trash`, undo: () => void restore.run({ ids: [id] }) });
  }

  return {
    isMoving: move.busy,
    isPublishing: publish.busy || unpublish.busy,
    toggleLock: () => void toggleLock(),
    togglePublished: () => void togglePublished(),
    duplicate: () => void copy(),
    move: (toProjectId: string) => void moveTo(toProjectId),
    trash: () => void trashIt(),
  };
}
