import type { ReactNodeViewProps } from '@tiptap/react';
import { lazy, Suspense } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { FilePlace } from './file-place.tsx';

const File = lazy(() =>
  loadChunk('file-block', () => import('./file-block.tsx')).then((module) => ({ default: module.FileBlock })),
);
const Recording = lazy(() =>
  loadChunk('recording-block', () => import('./recording-block.tsx')).then((module) => ({
    default: module.RecordingBlock,
  })),
);
const Picture = lazy(() =>
  loadChunk('image-block', () => import('./image-block.tsx')).then((module) => ({
    default: module.ImageBlock,
  })),
);

/** A document without files loads none of what shows them. */
export function FileView(props: ReactNodeViewProps) {
  return (
    <Suspense fallback={<FilePlace />}>
      <File {...props} />
    </Suspense>
  );
}

export function RecordingView(props: ReactNodeViewProps) {
  return (
    <Suspense fallback={<FilePlace />}>
      <Recording {...props} />
    </Suspense>
  );
}

export function ImageView(props: ReactNodeViewProps) {
  return (
    <Suspense fallback={<FilePlace />}>
      <Picture {...props} />
    </Suspense>
  );
}
