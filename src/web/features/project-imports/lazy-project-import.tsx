import { lazy } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';

export const ImportProjectDialog = lazy(() =>
  loadChunk('import-project', () => import('./import-project-dialog.tsx')).then((module) => ({
    default: module.ImportProjectDialog,
  })),
);

export const FoundProjectImport = lazy(() =>
  loadChunk('import-project', () => import('./import-project-dialog.tsx')).then((module) => ({
    default: module.FoundProjectImportDialog,
  })),
);
