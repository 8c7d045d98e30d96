import { lazy } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';

/** Apart from the assistant, which lists imports itself. */
export const FoundTableImport = lazy(() =>
  loadChunk('found-table-import', () => import('./found-table-import.tsx')).then((module) => ({
    default: module.FoundTableImportDialog,
  })),
);
