import { lazy } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';

/** Not part of the page that offers it. */
export const LazyNewPersonDialog = lazy(() =>
  loadChunk('new-contact', () => import('./new-person-dialog.tsx')).then((module) => ({
    default: module.NewPersonDialog,
  })),
);
