import { IconDownload } from '@tabler/icons-react';
import { IconButton } from '#web/ui/button.tsx';
import { usePdfReason } from '#web/features/printing/index.ts';
import { Menu } from '#web/ui/menu.tsx';
import type { BoardToolbarProps } from './board-toolbar-props.ts';

type DownloadMenuProps = Pick<BoardToolbarProps, 'onExport'> & { isEmpty: boolean };

export function DownloadMenu({ isEmpty, onExport }: DownloadMenuProps) {
  const pdfReason = usePdfReason();
  return (
    <Menu
      align="start"
      trigger={
        <IconButton label="Download">
          <IconDownload size={16} />
        </IconButton>
      }
      groups={[
        (['png', 'svg', 'pdf'] as const).map((format) => ({
          label: format.toUpperCase(),
          disabledReason: isEmpty ? 'The canvas is empty' : format === 'pdf' ? pdfReason : null,
          onSelect: () => onExport(format),
        })),
      ]}
    />
  );
}
