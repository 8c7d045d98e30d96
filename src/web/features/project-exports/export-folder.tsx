import { lazy, Suspense } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';
import type { ExportFolderDialogProps } from './export-folder-dialog.tsx';

const ExportFolderDialog = lazy(() =>
  loadChunk('export-folder', () => import('./export-folder-dialog.tsx')).then((module) => ({
    default: module.ExportFolderDialog,
  })),
);

export function ExportFolder(props: ExportFolderDialogProps) {
  return (
    <Suspense>
      <ExportFolderDialog {...props} />
    </Suspense>
  );
}
