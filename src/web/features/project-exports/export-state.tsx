import { IconDownload } from '@tabler/icons-react';
import { projectExportLooks } from '#domain/exports/project-export.ts';
import { formatBytes } from '#domain/numbers/format-bytes.ts';
import type { ProjectExportStateFragment } from '#web/lib/graphql.gen.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { CancelProjectExportDocument } from './project-exports.gen.ts';

/** How far an export is, and its file once there is one. */
export function ExportState({ row }: { row: ProjectExportStateFragment }) {
  const cancel = useCommand(CancelProjectExportDocument);
  if (row.status === 'WAITING')
    return (
      <span>
        <ProgressBar label={`Export of ${projectExportLooks[row.kind].label}`} value={row.progress} />
        <Button variant="quiet" busy={cancel.busy} onClick={() => void cancel.run({ id: row.id })}>
          Cancel export
        </Button>
      </span>
    );
  if (row.status === 'CANCELLED') return 'Cancelled';
  if (row.downloadUrl === null) return row.error ?? 'The export failed';
  return (
    <a className={buttonClass('default')} href={row.downloadUrl} download>
      <IconDownload size={16} /> Download {formatBytes(row.size ?? 0)}
    </a>
  );
}
