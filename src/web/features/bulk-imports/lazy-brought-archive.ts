import { lazy } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';

export const BroughtArchiveImport = lazy(() =>
  loadChunk('brought-archive', () => import('./brought-archive-import.tsx')).then((module) => ({
    default: module.BroughtArchiveImport,
  })),
);
