import { lazy, Suspense } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';
import type { ExportMediaProps } from './export-media-dialog.tsx';

const Lazy = lazy(() =>
  loadChunk('export-media', () => import('./export-media-dialog.tsx')).then((module) => ({
    default: module.ExportMediaDialog,
  })),
);

/** Exports highlights of recordings as one video. */
export function ExportMedia(props: ExportMediaProps) {
  return (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  );
}
