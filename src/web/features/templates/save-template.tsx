import { lazy, Suspense } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';
import type { SaveTemplateDialogProps } from './save-template-dialog.tsx';

const SaveTemplateDialog = lazy(() =>
  loadChunk('save-template', () => import('./save-template-dialog.tsx')).then((module) => ({
    default: module.SaveTemplateDialog,
  })),
);

export function SaveTemplate(props: SaveTemplateDialogProps) {
  return (
    <Suspense>
      <SaveTemplateDialog {...props} />
    </Suspense>
  );
}
