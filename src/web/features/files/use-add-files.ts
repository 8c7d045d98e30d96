import type { Editor } from '@tiptap/react';
import { useEffect, useMemo } from 'react';
import { loadChunk } from '#web/lib/load-chunk.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { offerDocumentTarget } from './upload/document-target.ts';
import { pickFiles, type FileKind } from '#web/kit/files/pick-files.ts';

export type FileOwner = {
  readonly type: 'PROJECT' | 'NOTE' | 'INSIGHT';
  readonly id: string;
  readonly title: string;
};

export type AddFiles = {
  readonly pickFiles: (kind: FileKind) => void;
  readonly takeFiles: (files: readonly File[], position?: number) => void;
};

type Options = { editor: Editor; owner: FileOwner | null; isEditable: boolean };

/** The ways of files into an open document. What sends them is loaded by the first one. */
export function useAddFiles({ editor, owner, isEditable }: Options): AddFiles {
  const { type, id, title } = owner ?? { type: null, id: '', title: '' };
  const add = useMemo<AddFiles>(() => {
    const take = (files: readonly File[], position?: number) => {
      if (type === null || files.length === 0) return;
      loadChunk('insert-files', () => import('./upload/insert-files.ts')).then(
        ({ insertFiles }) => insertFiles(editor, { type, id, asNote: false }, files, position),
        () => showToast({ message: 'Hark couldn’t start the upload. Reload the page.', tone: 'error' }),
      );
    };
    return { takeFiles: take, pickFiles: (kind) => void pickFiles(kind).then((files) => take(files)) };
  }, [editor, type, id]);

  useEffect(() => {
    // What is dropped beside a project's own text becomes notes.
    if (!isEditable || type === null || type === 'PROJECT') return undefined;
    const { size } = editor.state.doc.content;
    return offerDocumentTarget({
      title,
      add: (files) => add.takeFiles(files, Math.max(size, editor.state.doc.content.size)),
    });
  }, [add, editor, isEditable, type, title]);
  return add;
}
