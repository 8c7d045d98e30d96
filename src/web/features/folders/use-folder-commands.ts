import { useClient, type Client } from 'urql';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { showToast } from '#web/ui/toast-store.ts';
import {
  CreateFolderDocument,
  FoldersDocument,
  MoveFolderDocument,
  RenameFolderDocument,
  RestoreFolderDocument,
  TrashFolderDocument,
} from './folders.gen.ts';

type FolderRef = { id: string; title: string; parent?: { id: string } | null };

export function useFolderCommands() {
  const client = useClient();
  const create = useCommand(CreateFolderDocument);
  const rename = useCommand(RenameFolderDocument);
  const move = useCommand(MoveFolderDocument);
  const trash = useCommand(TrashFolderDocument);
  const restore = useCommand(RestoreFolderDocument);

  async function moveIt(folder: FolderRef, to: { id: string; title: string } | null, index?: number) {
    const from = folder.parent?.id ?? null;
    const place = placeOf(client, folder);
    const input = { id: folder.id, parentId: to?.id ?? null, ...(index !== undefined && { index }) };
    if (!(await move.run({ input }))) return false;
    if (from === (to?.id ?? null)) return true;
    const where = to ? `to “${titleOf('folder', to.title)}”` : 'to the top level';
    showToast({
      message: `Moved “${titleOf('folder', folder.title)}” ${where}`,
      undo: () => void move.run({ input: { id: folder.id, parentId: from, index: place } }),
    });
    return true;
  }

  async function trashIt(folder: FolderRef) {
    if (!(await trash.run({ id: folder.id }))) return false;
    showToast({
      message: `Moved “${titleOf('folder', folder.title)}” and its contents to trash`,
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

/** Where it stands among its siblings, as far as they are loaded: undo puts it back there. */
function placeOf(client: Client, { id, parent }: FolderRef): number | null {
  const known = client.readQuery(FoldersDocument, { first: itemLimits.pageMax, after: null });
  const siblings = (known?.data?.folders.items ?? [])
    .filter((one) => (one.parent?.id ?? null) === (parent?.id ?? null))
    .toSorted((a, b) => a.rank - b.rank);
  const place = siblings.findIndex((one) => one.id === id);
  return place < 0 ? null : place;
}
