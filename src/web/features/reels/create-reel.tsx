import { lazy, Suspense } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';

export type CreateReelProps = {
  projectId: string;
  /** Given: it is made there. */
  insightId?: string | null;
  highlightIds: readonly string[];
  onDone?: () => void;
  onClose: () => void;
};

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
