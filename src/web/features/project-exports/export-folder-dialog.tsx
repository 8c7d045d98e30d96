import { useState } from 'react';
import { titleOf } from '#domain/text/display-names.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ExportProjectsForm } from './export-projects-form.tsx';
import { WatchedExport } from './watched-export.tsx';

export type ExportFolderDialogProps = {
  folder: { readonly id: string; readonly title: string };
  onClose: () => void;
};

/** The projects in a folder and in those inside it, as far as the person owns them. */
export function ExportFolderDialog({ folder, onClose }: ExportFolderDialogProps) {
  const [exportId, setExportId] = useState<string | null>(null);
  const title = titleOf('folder', folder.title);
  return (
    <Dialog title={`Export “${title}”`} onClose={onClose}>
      {exportId === null ? (
        <>
          <p>The archive contains the projects in this folder that you have full access to.</p>
          <ExportProjectsForm
            config={{ title, projectCategoryIds: [folder.id], projectIds: [] }}
            label="Start export"
            onStarted={setExportId}
          />
        </>
      ) : (
        <>
          <WatchedExport id={exportId} />
          <p>You can close this window. The file is kept for 7 days and listed in Settings.</p>
        </>
      )}
    </Dialog>
  );
}
