import { lazy, Suspense } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';
import type { ChooseTemplateProps } from './choose-template-dialog.tsx';
import type { PublishTemplateDialogProps } from './publish-template-dialog.tsx';
import type { SaveDocumentDialogProps } from './save-document-dialog.tsx';
import type { SaveTemplateDialogProps } from './save-template-dialog.tsx';

const SaveTemplateDialog = lazy(() =>
  loadChunk('save-template', () => import('./save-template-dialog.tsx')).then((module) => ({
    default: module.SaveTemplateDialog,
  })),
);
const SaveDocumentDialog = lazy(() =>
  loadChunk('save-document-template', () => import('./save-document-dialog.tsx')).then((module) => ({
    default: module.SaveDocumentDialog,
  })),
);
const ChooseTemplateDialog = lazy(() =>
  loadChunk('choose-template', () => import('./choose-template-dialog.tsx')).then((module) => ({
    default: module.ChooseTemplateDialog,
  })),
);

const PublishTemplateDialog = lazy(() =>
  loadChunk('publish-template', () => import('./publish-template-dialog.tsx')).then((module) => ({
    default: module.PublishTemplateDialog,
  })),
);

export function PublishTemplate(props: PublishTemplateDialogProps) {
  return (
    <Suspense>
      <PublishTemplateDialog {...props} />
    </Suspense>
  );
}

export function SaveTemplate(props: SaveTemplateDialogProps) {
  return (
    <Suspense>
      <SaveTemplateDialog {...props} />
    </Suspense>
  );
}

export function SaveDocumentTemplate(props: SaveDocumentDialogProps) {
  return (
    <Suspense>
      <SaveDocumentDialog {...props} />
    </Suspense>
  );
}

export function ChooseTemplate(props: ChooseTemplateProps) {
  return (
    <Suspense>
      <ChooseTemplateDialog {...props} />
    </Suspense>
  );
}
