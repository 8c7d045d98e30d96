import { titleOf } from '#domain/text/display-names.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { showToast } from '#web/ui/toast-store.ts';
import {
  CreateFolderDocument,
  MoveFolderDocument,
  RenameFolderDocument,
  RestoreFolderDocument,
  TrashFolderDocument,
} from './folders.gen.ts';

type FolderRef = { id: string; title: string; parent?: { id: string } | null };

export function useFolderCommands() {
  const create = useCommand(CreateFolderDocument);
  const rename = useCommand(RenameFolderDocument);
  const move = useCommand(MoveFolderDocument);
  const trash = useCommand(TrashFolderDocument);
  const restore = useCommand(RestoreFolderDocument);

  async function moveIt(folder: FolderRef, to: { id: string; title: string } | null, index?: number) {
    const from = folder.parent?.id ?? null;
    const input = { id: folder.id, parentId: to?.id ?? null, ...(index !== undefined && { index }) };
    if (!(await move.run({ input }))) return false;
    if (from === (to?.id ?? null)) return true;
    const place = to ? `to “${titleOf('folder', to.title)}”` : 'to the top';
    showToast({
      message: `Moved “${titleOf('folder', folder.title)}” ${place}`,
      undo: () => void move.run({ input: { id: folder.id, parentId: from } }),
    });
    return true;
  }

  async function trashIt(folder: FolderRef) {
    if (!(await trash.run({ id: folder.id }))) return false;
    showToast({
      message: `Moved “${titleOf('folder', folder.title)}” and what it holds to trash`,
      undo: () => void restore.run({ id: folder.id }),
    });
    return true;
  }

  async function renameIt(folder: FolderRef, title: string) {
    if (!(await rename.run({ id: folder.id, title }))) return false;
    showToast({
      message: 'Folder renamed',
      undo: () => void rename.run({ id: folder.id, title: folder.title }),
    });
    return true;
  }

  return {
    busy: create.busy || rename.busy || move.busy || trash.busy,
    create: async (title: string, parentId: string | null) =>
      (await create.run({ input: { title, parentId } }))?.createFolder ?? null,
    rename: renameIt,
    move: moveIt,
    trash: trashIt,
  };
}
