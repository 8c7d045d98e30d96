import { lazy, Suspense } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';
import type { ExportFilmProps } from './export-film-dialog.tsx';

const Lazy = lazy(() =>
  loadChunk('export-film', () => import('./export-film-dialog.tsx')).then((module) => ({
    default: module.ExportFilmDialog,
  })),
);

/** Highlights of recordings as one film to save. */
export function ExportFilm(props: ExportFilmProps) {
  return (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  );
}
