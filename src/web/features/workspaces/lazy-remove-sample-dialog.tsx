import { lazy, Suspense } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';

const Loaded = lazy(() =>
  loadChunk('remove-sample-dialog', () => import('./remove-sample-dialog.tsx')).then((module) => ({
    default: module.RemoveSampleDialog,
  })),
);

/** Dialogs are asked for rarely, so their code stays out of the first screen. */
export function RemoveSampleDialog({ onClose }: { onClose: () => void }) {
  return (
    <Suspense>
      <Loaded onClose={onClose} />
    </Suspense>
  );
}
