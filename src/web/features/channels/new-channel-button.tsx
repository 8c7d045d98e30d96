import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '#web/features/members/index.ts';
import { Button } from '#web/ui/button.tsx';
import { ChannelDialog } from './channel-dialog.tsx';

export function NewChannelButton({
  folderId = null,
  isFirst = false,
}: {
  folderId?: string | null;
  isFirst?: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  const may = useCan('channel.create');
  return (
    <>
      <Button
        variant="primary"
        icon={<IconPlus size={16} />}
        disabled={!may.allowed}
        title={may.allowed ? undefined : may.reason}
        onClick={() => setOpen(true)}
      >
        {isFirst ? 'Create a channel' : 'New channel'}
      </Button>
      {isOpen && <ChannelDialog channel={null} folderId={folderId} onClose={() => setOpen(false)} />}
    </>
  );
}
