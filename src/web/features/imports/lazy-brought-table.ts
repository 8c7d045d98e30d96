import { lazy } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';

export const BroughtTableImport = lazy(() =>
  loadChunk('brought-table', () => import('./brought-table-import.tsx')).then((module) => ({
    default: module.BroughtTableImport,
  })),
);
