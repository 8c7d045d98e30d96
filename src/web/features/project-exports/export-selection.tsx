import { IconDownload } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useQuery } from 'urql';
import { projectExportLooks, type ProjectExportKind } from '#domain/exports/project-export.ts';
import { QueryView } from '#web/lib/page/query-view.tsx';
import { useCommand } from '#web/lib/use-command.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { exportPollMs } from './export-poll.ts';
import { ExportState } from './export-state.tsx';
import { ExportProjectDocument, ProjectExportDocument } from './project-exports.gen.ts';

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
          <Watched id={exportId} />
        </Dialog>
      )}
    </>
  );
}

function Watched({ id }: { id: string }) {
  const query = useQuery({ query: ProjectExportDocument, variables: { id } });
  const [{ data }, look] = query;
  const isWorking = data?.projectExport?.status === 'WAITING';
  useEffect(() => {
    if (!isWorking) return undefined;
    const timer = setInterval(() => look({ requestPolicy: 'network-only' }), exportPollMs);
    return () => clearInterval(timer);
  }, [isWorking, look]);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonRows rows={1} label="Loading the export" />}
      what="the export"
    >
      {({ projectExport }) => projectExport && <ExportState row={projectExport} />}
    </QueryView>
  );
}
