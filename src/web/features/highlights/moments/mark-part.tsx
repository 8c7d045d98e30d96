import { lazy, Suspense } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';
import type { MarkPartProps } from './mark-part-props.ts';

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
