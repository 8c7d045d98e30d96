import { lazy, Suspense, type ComponentProps } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';
import type { FolderDialog as Naming } from './folder-dialog.tsx';
import type { MoveToFolderDialog as Moving } from './move-to-folder-dialog.tsx';

const MoveToFolderDialog = lazy(() =>
  loadChunk('move-to-folder', () => import('./move-to-folder-dialog.tsx')).then((module) => ({
    default: module.MoveToFolderDialog,
  })),
);

const FolderDialog = lazy(() =>
  loadChunk('folder-dialog', () => import('./folder-dialog.tsx')).then((module) => ({
    default: module.FolderDialog,
  })),
);

export function MoveToFolder(props: ComponentProps<typeof Moving>) {
  return (
    <Suspense>
      <MoveToFolderDialog {...props} />
    </Suspense>
  );
}

export function NameFolder(props: ComponentProps<typeof Naming>) {
  return (
    <Suspense>
      <FolderDialog {...props} />
    </Suspense>
  );
}
