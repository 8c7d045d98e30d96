import { lazy } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';

export const InviteDialog = lazy(() =>
  loadChunk('invite-dialog', () => import('./invite-dialog.tsx')).then((module) => ({
    default: module.InviteDialog,
  })),
);
