import { EditorContent, useEditor, type Editor, type JSONContent } from '@tiptap/react';
import { useEffect, useState } from 'react';
import type { DocumentJson } from '#editor/schema/document-json.ts';
import { soloExtensions } from '#web/kit/editor/extensions/editor-extensions.ts';
import { BlockBar } from '#web/kit/editor/menus/block-bar.tsx';
import { BubbleToolbar } from '#web/kit/editor/menus/bubble-toolbar.tsx';
import { DocumentColors } from '#web/kit/editor/menus/document-colors.tsx';
import '#web/kit/editor/document.css';
import classes from './templates.module.css';

export type TemplateEditorProps = {
  document: DocumentJson;
  onReady: (editor: Editor | null) => void;
};

/** The text of a template. One person writes it, and nothing is kept before they save. */
export function TemplateEditor({ document, onReady }: TemplateEditorProps) {
  const [isLinking, setLinking] = useState(false);
  const editor = useEditor({
    extensions: soloExtensions(),
    // The same JSON; Tiptap's own type has no read-only arrays.
    content: document as JSONContent,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: { class: 'document', 'aria-label': 'Text', 'aria-multiline': 'true', role: 'textbox' },
    },
  });
  useEffect(() => {
    onReady(editor);
    return () => onReady(null);
  }, [editor, onReady]);
  return (
    <div>
      <div className={classes.legend} aria-hidden>
        Text
      </div>
      <div className={classes.text}>
        <DocumentColors />
        <EditorContent editor={editor} />
      </div>
      <BubbleToolbar
        editor={editor}
        isEditable
        isLinking={isLinking}
        setLinking={setLinking}
        onComment={null}
        onHighlight={null}
      />
      <BlockBar editor={editor} />
    </div>
  );
}
