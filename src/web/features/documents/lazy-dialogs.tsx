import { lazy } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';

export const HistoryDialog = lazy(() =>
  loadChunk('document-history', () => import('./history/history-dialog.tsx')).then((module) => ({
    default: module.HistoryDialog,
  })),
);

export const MoveDialog = lazy(() =>
  loadChunk('move-document', () => import('./move-dialog.tsx')).then((module) => ({
    default: module.MoveDialog,
  })),
);
