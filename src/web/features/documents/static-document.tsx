import { EditorContent, useEditor, type JSONContent } from '@tiptap/react';
import { useClient } from 'urql';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { readingExtensions } from '#web/kit/editor/extensions/editor-extensions.ts';
import { DocumentColors } from '#web/kit/editor/menus/document-colors.tsx';
import { nameReader } from '#web/features/search/index.ts';
import { documentViews } from './document-views.ts';
import '#web/kit/editor/document.css';

/** A document to read: its cards and mentions are as live as in the editor. Keyed by its content. */
export function StaticDocument({ document, label }: { document: DocumentJson; label: string }) {
  const client = useClient();
  const editor = useEditor({
    extensions: readingExtensions(documentViews(nameReader(client))),
    // The same JSON; Tiptap's own type has no read-only arrays.
    content: document as JSONContent,
    editable: false,
    injectCSS: false,
    editorProps: { attributes: { class: 'document', 'aria-label': label, role: 'document' } },
  });
  return (
    <>
      <DocumentColors />
      <EditorContent editor={editor} />
    </>
  );
}
