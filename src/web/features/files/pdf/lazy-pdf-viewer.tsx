import { lazy, Suspense } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { LoadedFile } from '#web/kit/player/loaded-file.ts';
import type { PdfViewerProps } from './pdf-viewer-props.ts';

const Loaded = lazy(() =>
  loadChunk('pdf-viewer', () => import('./pdf-viewer.tsx')).then((module) => ({
    default: module.PdfViewer,
  })),
);

export function PdfViewer(props: PdfViewerProps) {
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <Loaded {...props} />
    </Suspense>
  );
}

export function isPdf({ contentType }: Pick<LoadedFile, 'contentType'>): boolean {
  return contentType === 'application/pdf';
}
