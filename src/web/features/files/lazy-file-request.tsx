import { lazy, Suspense, type ComponentProps } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';
import type { FileRequest } from './file-request.tsx';

const Loaded = lazy(() =>
  loadChunk('file-request', () => import('./file-request.tsx')).then((module) => ({
    default: module.FileRequest,
  })),
);

export function LazyFileRequest(props: ComponentProps<typeof FileRequest>) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  );
}
