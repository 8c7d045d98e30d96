import { titleOf } from '#domain/text/display-names.ts';
import type { ChannelCardFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { MoveChannelDocument } from './channels.gen.ts';

type Channel = Pick<ChannelCardFragment, 'id' | 'title' | 'folder'>;

/** Into a folder, or (null) out of all of them, with its undo. Answers whether it was moved. */
export function useMoveChannel() {
  const { busy, run } = useCommand(MoveChannelDocument);

  async function move(channel: Channel, folder: { id: string; title: string } | null): Promise<boolean> {
    const { id, title } = channel;
    if (!(await run({ id, folderId: folder?.id ?? null }))) return false;
    const name = `“${titleOf('channel', title)}”`;
    showToast({
      message: folder
        ? `Moved ${name} to “${titleOf('folder', folder.title)}”`
        : `Moved ${name} out of its folder`,
      undo: () => void run({ id, folderId: channel.folder?.id ?? null }),
    });
    return true;
  }

  return { busy, move };
}
