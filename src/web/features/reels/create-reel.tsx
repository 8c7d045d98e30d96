import { lazy, Suspense } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';
import type { CreateReelProps } from './create-reel-props.ts';

const Lazy = lazy(() =>
  loadChunk('create-reel', () => import('./create-reel-dialog.tsx')).then((module) => ({
    default: module.CreateReelDialog,
  })),
);

export function CreateReel(props: CreateReelProps) {
  return (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  );
}
