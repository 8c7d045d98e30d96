import {
  IconDots,
  IconEyeOff,
  IconFileExport,
  IconFolderSymlink,
  IconRefresh,
  IconSettings,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useClient } from 'urql';
import { can } from '#domain/access/can.ts';
import type { ChannelCardFragment } from '#web/lib/graphql.gen.ts';
import { MoveToFolder } from '#web/features/folders/index.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ChannelDialog } from './channel-dialog.tsx';
import { ChannelPersonalDataDialog } from './channel-personal-data-dialog.tsx';
import { RestoreChannelDocument, TrashChannelDocument } from './channels.gen.ts';
import { FindThemesDialog } from './find-themes-dialog.tsx';
import { useMoveChannel } from './use-move-channel.ts';

export type ChannelMenuProps = {
  channel: ChannelCardFragment;
  /** In a list, where there are many menus, it says of which channel. */
  label?: string;
  onGone?: () => void;
};

export function ChannelMenu({ channel, label = 'More actions', onGone }: ChannelMenuProps) {
  const [open, setOpen] = useState<'settings' | 'find' | 'review' | 'move' | null>(null);
  const close = () => setOpen(null);
  const moving = useMoveChannel();
  const client = useClient();
  const trash = useCommand(TrashChannelDocument);
  const viewer = useAsViewer();
  const reasonOf = (
    action:
      | 'channel.update'
      | 'channel.recluster'
      | 'channel.redact'
      | 'channel.export'
      | 'channel.move'
      | 'channel.trash',
  ) => {
    const may = can(viewer, action, { level: channel.viewerLevel });
    return may.allowed ? null : may.reason;
  };

  const noExport = reasonOf('channel.export');

  async function moveToTrash() {
    if (!(await trash.run({ id: channel.id }))) return;
    onGone?.();
    showToast({
      message: 'Channel moved to trash',
      undo: () => void client.mutation(RestoreChannelDocument, { id: channel.id }).toPromise(),
    });
  }

  return (
    <>
      <Menu
        trigger={
          <IconButton label={label}>
            <IconDots size={16} />
          </IconButton>
        }
        groups={[
          [
            {
              label: 'Channel settings',
              icon: <IconSettings size={16} />,
              disabledReason: reasonOf('channel.update'),
              onSelect: () => setOpen('settings'),
            },
            {
              label: 'Find themes again…',
              icon: <IconRefresh size={16} />,
              disabledReason: reasonOf('channel.recluster'),
              onSelect: () => setOpen('find'),
            },
            {
              label: 'Personal data',
              icon: <IconEyeOff size={16} />,
              disabledReason: reasonOf('channel.redact'),
              onSelect: () => setOpen('review'),
            },
            {
              label: 'Export CSV',
              icon: <IconFileExport size={16} />,
              ...(noExport === null
                ? { href: `/api/channels/${channel.id}/data.csv` }
                : { disabledReason: noExport }),
            },
            {
              label: 'Export Excel workbook',
              icon: <IconFileExport size={16} />,
              ...(noExport === null
                ? { href: `/api/channels/${channel.id}/data.xlsx` }
                : { disabledReason: noExport }),
            },
          ],
          [
            {
              label: 'Move to folder…',
              icon: <IconFolderSymlink size={16} />,
              disabledReason: reasonOf('channel.move'),
              onSelect: () => setOpen('move'),
            },
          ],
          [
            {
              label: 'Move to trash',
              icon: <IconTrash size={16} />,
              danger: true,
              disabledReason: reasonOf('channel.trash'),
              onSelect: () => void moveToTrash(),
            },
          ],
        ]}
      />
      {open === 'settings' && <ChannelDialog channel={channel} onClose={close} />}
      {open === 'find' && <FindThemesDialog channel={channel} onClose={close} />}
      {open === 'review' && <ChannelPersonalDataDialog channel={channel} onClose={close} />}
      {open === 'move' && (
        <MoveToFolder
          currentId={channel.folder?.id ?? null}
          busy={moving.busy}
          onClose={close}
          onMove={async (folder) => {
            if (await moving.move(channel, folder)) close();
          }}
        />
      )}
    </>
  );
}
