import { lazy, Suspense } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';

const Loaded = lazy(() =>
  loadChunk('workspace-not-found', () => import('./workspace-guard.tsx')).then((module) => ({
    default: module.WorkspaceNotFound,
  })),
);

export function LazyWorkspaceNotFound() {
  return (
    <Suspense>
      <Loaded />
    </Suspense>
  );
}
