import {
  IconDots,
  IconEyeOff,
  IconFileExport,
  IconRefresh,
  IconSettings,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useClient } from 'urql';
import { can } from '#domain/access/can.ts';
import type { ChannelCardFragment } from '#web/lib/graphql.gen.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { IconButton } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { ChannelDialog } from './channel-dialog.tsx';
import { ChannelPersonalDataDialog } from './channel-personal-data-dialog.tsx';
import { RestoreChannelDocument, SortChannelDocument, TrashChannelDocument } from './channels.gen.ts';

export function ChannelMenu({ channel, onGone }: { channel: ChannelCardFragment; onGone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const [isReviewing, setReviewing] = useState(false);
  const client = useClient();
  const sort = useCommand(SortChannelDocument);
  const trash = useCommand(TrashChannelDocument);
  const viewer = useAsViewer();
  const reasonOf = (
    action: 'channel.update' | 'channel.recluster' | 'channel.redact' | 'channel.export' | 'channel.trash',
  ) => {
    const may = can(viewer, action, { level: channel.viewerLevel });
    return may.allowed ? null : may.reason;
  };

  const noExport = reasonOf('channel.export');

  async function moveToTrash() {
    if (!(await trash.run({ id: channel.id }))) return;
    onGone();
    showToast({
      message: 'Channel moved to trash',
      undo: () => void client.mutation(RestoreChannelDocument, { id: channel.id }).toPromise(),
    });
  }

  return (
    <>
      <Menu
        trigger={
          <IconButton label="More actions">
            <IconDots size={16} />
          </IconButton>
        }
        groups={[
          [
            {
              label: 'Channel settings',
              icon: <IconSettings size={16} />,
              disabledReason: reasonOf('channel.update'),
              onSelect: () => setOpen(true),
            },
            {
              label: 'Find themes again',
              icon: <IconRefresh size={16} />,
              disabledReason: reasonOf('channel.recluster'),
              onSelect: () => void sort.run({ id: channel.id }),
            },
            {
              label: 'Personal data',
              icon: <IconEyeOff size={16} />,
              disabledReason: reasonOf('channel.redact'),
              onSelect: () => setReviewing(true),
            },
            {
              label: 'Export CSV',
              icon: <IconFileExport size={16} />,
              ...(noExport === null
                ? { href: `/api/channels/${channel.id}/data.csv` }
                : { disabledReason: noExport }),
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
      {isOpen && <ChannelDialog channel={channel} onClose={() => setOpen(false)} />}
      {isReviewing && <ChannelPersonalDataDialog channel={channel} onClose={() => setReviewing(false)} />}
    </>
  );
}
