import { IconClipboardText, IconTableImport, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { can } from '#domain/access/can.ts';
import { ImportAssistant } from '#web/features/imports/index.ts';
import type { ChannelCardFragment } from '#web/lib/graphql.gen.ts';
import { useAsViewer } from '#web/features/members/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { PasteTextDialog } from './paste-text-dialog.tsx';

/** Feedback from a table or the clipboard. */
export function AddDataButton({ channel }: { channel: ChannelCardFragment }) {
  const [open, setOpen] = useState<'table' | 'paste' | null>(null);
  const [pasted, setPasted] = useState<string | null>(null);
  const may = can(useAsViewer(), 'channel.import', { level: channel.viewerLevel });
  const close = () => {
    setOpen(null);
    setPasted(null);
  };
  const button = (
    <Button
      variant="primary"
      icon={<IconUpload size={16} />}
      disabled={!may.allowed}
      title={may.allowed ? undefined : may.reason}
    >
      Add data
    </Button>
  );
  if (!may.allowed) return button;
  return (
    <>
      <Menu
        trigger={button}
        groups={[
          [
            {
              label: 'Import table…',
              icon: <IconTableImport size={16} />,
              onSelect: () => setOpen('table'),
            },
            {
              label: 'Paste text…',
              icon: <IconClipboardText size={16} />,
              onSelect: () => setOpen('paste'),
            },
          ],
        ]}
      />
      {open === 'table' && (
        <ImportAssistant
          target="DATA_POINTS"
          holderId={channel.id}
          {...(pasted !== null && { importId: pasted })}
          onClose={close}
        />
      )}
      {open === 'paste' && (
        <PasteTextDialog
          channelId={channel.id}
          onTable={(id) => {
            setPasted(id);
            setOpen('table');
          }}
          onClose={close}
        />
      )}
    </>
  );
}
