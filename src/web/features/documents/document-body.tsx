import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import { DocumentEditor, type DocumentCoding } from './document-editor.tsx';
import type { LiveDocument } from '#web/kit/editor/use-session.ts';
import type { FileOwner } from '#web/features/files/index.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IconLock } from '@tabler/icons-react';
import { DocumentOpening } from '#web/kit/documents/document-opening.tsx';
import { DocumentSkeleton } from '#web/kit/documents/document-layout.tsx';

export type DocumentBodyProps = {
  live: LiveDocument;
  /** How it begins, where that is known before the text itself. */
  opening?: string;
  label: string;
  projectId: string | null;
  isEditable: boolean;
  files: FileOwner | null;
  coding: DocumentCoding | null;
  onComment: ((editor: Editor) => void) | null;
  whenEmpty?: ReactNode;
  onReady: (editor: Editor | null) => void;
};

/** The text, or why it is not there. What failed to load is never shown as an empty page to write on. */
export function DocumentBody({ live, opening = '', ...props }: DocumentBodyProps) {
  const { session, phase, retry } = live;
  switch (phase) {
    case 'loading':
      return opening === '' ? <DocumentSkeleton /> : <DocumentOpening text={opening} />;
    case 'failed':
      return (
        <ErrorState title="Hark couldn’t load the text" onRetry={retry}>
          Your text is safe on the server. Check your connection and try again.
        </ErrorState>
      );
    case 'ended':
      return (
        <EmptyState icon={<IconLock size={20} />} title="You don’t have access">
          Your access was removed while this was open. Ask its owner if you still need it.
        </EmptyState>
      );
    case 'ready':
      return session && <DocumentEditor key={session.documentId} session={session} {...props} />;
    default:
      return phase satisfies never;
  }
}
