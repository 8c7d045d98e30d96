import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { projectExportLooks, type ProjectExportKind } from '#domain/exports/project-export.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { ExportProjectDocument } from './project-exports.gen.ts';
import { WatchedExport } from './watched-export.tsx';

export type ExportSelectionProps = {
  projectId: string;
  ids: readonly string[];
  /** '3 notes' */
  label: string;
  kinds: readonly ProjectExportKind[];
  /** Why this person can’t export from here. */
  refusal: string | null;
};

/** Files made of the selected rows alone. They are also listed in the project's settings. */
export function ExportSelection({ projectId, ids, label, kinds, refusal }: ExportSelectionProps) {
  const [exportId, setExportId] = useState<string | null>(null);
  const start = useCommand(ExportProjectDocument);

  async function begin(kind: ProjectExportKind) {
    const made = await start.run({ projectId, kind, ids: [...ids] });
    if (made) setExportId(made.exportProject.id);
  }

  return (
    <>
      <Menu
        side="top"
        align="start"
        trigger={
          <Button variant="quiet" icon={<IconDownload size={16} />} busy={start.busy}>
            Export
          </Button>
        }
        groups={[
          kinds.map((kind) => ({
            label: projectExportLooks[kind].label,
            disabledReason: refusal,
            onSelect: () => void begin(kind),
          })),
        ]}
      />
      {exportId !== null && (
        <Dialog title={`Export ${label}`} onClose={() => setExportId(null)}>
          <WatchedExport id={exportId} />
        </Dialog>
      )}
    </>
  );
}
