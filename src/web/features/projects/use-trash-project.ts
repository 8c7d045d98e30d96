import { titleOf } from '#domain/text/display-names.ts';
import { RestoreProjectDocument, TrashProjectDocument } from './projects.gen.ts';
import { goTo } from '#web/lib/navigation/go-to.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { showToast } from '#web/ui/toast-store.ts';

/** Gone at once, with ten seconds to take it back. */
export function useTrashProject(): (project: { id: string; title: string }) => void {
  const trash = useCommand(TrashProjectDocument);
  const restore = useCommand(RestoreProjectDocument);
  return (project) => void trashIt(project);

  async function trashIt(project: { id: string; title: string }) {
    goTo('projects');
    if (!(await trash.run({ id: project.id }))) return;
    showToast({
      message: `Moved “${titleOf('project', project.title)}” to trash`,
      undo: () => void restore.run({ id: project.id }),
    });
  }
}
