import { lazy, Suspense } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';
import type { ImportAssistantProps } from './import-assistant.tsx';

const Lazy = lazy(() =>
  loadChunk('import-assistant', () => import('./import-assistant.tsx')).then((module) => ({
    default: module.ImportAssistantDialog,
  })),
);

/** What a table becomes: notes, contacts, data points, tags, fields. */
export function ImportAssistant(props: ImportAssistantProps) {
  return (
    <Suspense>
      <Lazy {...props} />
    </Suspense>
  );
}
