import { lazy, Suspense } from 'react';
import type { Coding } from '#web/features/highlights/index.ts';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { LoadedFile } from '#web/kit/player/loaded-file.ts';

const Loaded = lazy(() =>
  loadChunk('pdf-viewer', () => import('./pdf-viewer.tsx')).then((module) => ({
    default: module.PdfViewer,
  })),
);

export type PdfViewerProps = {
  file: LoadedFile;
  /** Where to begin. */
  page: number | null;
  /** As a block of a document it has a height of its own. */
  isInText?: boolean;
  /** That of the open document; without it the viewer has one of its own. */
  coding?: Coding | null;
};

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
