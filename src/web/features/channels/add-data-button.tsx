import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { can } from '#domain/access/can.ts';
import type { ChannelCardFragment } from '#web/lib/graphql.gen.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import { Button } from '#web/ui/button.tsx';
import { AddDataDialog } from './add-data-dialog.tsx';

export function AddDataButton({ channel }: { channel: ChannelCardFragment }) {
  const [isOpen, setOpen] = useState(false);
  const may = can(useAsViewer(), 'channel.import', { level: channel.viewerLevel });
  return (
    <>
      <Button
        variant="primary"
        icon={<IconUpload size={16} />}
        disabled={!may.allowed}
        title={may.allowed ? undefined : may.reason}
        onClick={() => setOpen(true)}
      >
        Add data
      </Button>
      {isOpen && <AddDataDialog channelId={channel.id} onClose={() => setOpen(false)} />}
    </>
  );
}
