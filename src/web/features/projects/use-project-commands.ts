import { titleOf } from '#domain/text/display-names.ts';
import type { ProjectFieldsFragment, ProjectStatus } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { countLabel } from '#web/ui/count-label.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { statusOf } from './project-status-name.ts';
import {
  MoveProjectsDocument,
  RestoreProjectsDocument,
  SetProjectStatusDocument,
  TrashProjectsDocument,
} from './projects.gen.ts';

type Project = Pick<ProjectFieldsFragment, 'id' | 'title' | 'status' | 'folder'>;

/** What can be done with one project or with many at once. Everything can be taken back. */
export function useProjectCommands() {
  const move = useCommand(MoveProjectsDocument);
  const setStatus = useCommand(SetProjectStatusDocument);
  const trash = useCommand(TrashProjectsDocument);
  const restore = useCommand(RestoreProjectsDocument);

  async function moveAll(projects: readonly Project[], folder: { id: string; title: string } | null) {
    const moved = await move.run({ ids: idsOf(projects), folderId: folder?.id ?? null });
    if (!moved) return false;
    const ids = new Set(moved.moveProjects.map(({ id }) => id));
    const from = Map.groupBy(
      projects.filter(({ id }) => ids.has(id)),
      (project) => project.folder?.id ?? null,
    );
    showToast({
      message: folder
        ? `Moved ${nameOf(projects)} to “${titleOf('folder', folder.title)}”`
        : `Moved ${nameOf(projects)} out of its folder`,
      ...(ids.size > 0 && { undo: () => void moveBack(from) }),
    });
    return true;
  }

  async function moveBack(from: ReadonlyMap<string | null, readonly Project[]>) {
    for (const [folderId, projects] of from) await move.run({ ids: idsOf(projects), folderId });
  }

  async function setAll(projects: readonly Project[], status: ProjectStatus) {
    const done = await setStatus.run({ ids: idsOf(projects), status });
    if (!done) return false;
    const changed = new Set(done.setProjectStatus.map(({ id }) => id));
    const before = Map.groupBy(
      projects.filter(({ id }) => changed.has(id)),
      (project) => project.status,
    );
    showToast({
      message:
        status === 'ARCHIVED'
          ? `Archived ${nameOf(projects)}`
          : `Made ${nameOf(projects)} ${statusOf(status).label.toLowerCase()}`,
      ...(changed.size > 0 && { undo: () => void setBack(before) }),
    });
    return true;
  }

  async function setBack(before: ReadonlyMap<ProjectStatus, readonly Project[]>) {
    for (const [status, projects] of before) await setStatus.run({ ids: idsOf(projects), status });
  }

  async function trashAll(projects: readonly Project[]) {
    const ids = idsOf(projects);
    if (!(await trash.run({ ids }))) return false;
    showToast({
      message: `Moved ${nameOf(projects)} to trash`,
      undo: () => void restore.run({ ids }),
    });
    return true;
  }

  return {
    busy: move.busy || setStatus.busy || trash.busy,
    move: moveAll,
    setStatus: setAll,
    trash: trashAll,
  };
}

function idsOf(projects: readonly Project[]): string[] {
  return projects.map(({ id }) => id);
}

function nameOf(projects: readonly Project[]): string {
  const [first] = projects;
  return projects.length === 1 && first
    ? `“${titleOf('project', first.title)}”`
    : countLabel(projects.length, 'project');
}
