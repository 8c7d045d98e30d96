import { lazy, Suspense } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';

export type MarkPartProps = {
  /** Seconds, as the form starts. */
  start: number;
  end: number;
  duration: number;
  onMark: (part: { start: number; end: number; text: string }) => void;
  onClose: () => void;
};

const Lazy = lazy(() =>
  loadChunk('mark-part', () => import('./mark-part-dialog.tsx')).then((module) => ({
    default: module.MarkPartDialog,
  })),
);

export function MarkPart(props: MarkPartProps) {
  return (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  );
}
