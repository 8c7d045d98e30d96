import { EditorContent, useEditor, type Editor, type JSONContent } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { parseCommentBody } from '#domain/comments/comment-body.ts';
import { commentExtensions } from '#web/kit/editor/extensions/editor-extensions.ts';
import { mentionSource, nameReader } from '#web/features/search/index.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-error.tsx';
import { isPressed } from '#web/kit/keys/pressed-keys.ts';
import { useCommentDraft, type CommentDraft } from './comment-draft.ts';
import { commentShortcuts } from './shortcuts.ts';
import classes from './comment-editor.module.css';

export type CommentEditorProps = {
  label: string;
  placeholder: string;
  projectId: string | null;
  submitLabel: string;
  initial?: JSONContent;
  /** Where a draft of it is kept until it is sent or given up. */
  place: string;
  /** Answers whether it was taken. */
  onSubmit: (body: string, text: string) => Promise<boolean>;
  /** After it was sent or given up. */
  onClose: () => void;
};

/** A small editor with mentions, emoji and Markdown shortcuts. Mounted means writing: it has the focus. */
export function CommentEditor({
  label,
  placeholder,
  projectId,
  submitLabel,
  initial,
  place,
  onSubmit,
  onClose,
}: CommentEditorProps) {
  const client = useClient();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const draft = useCommentDraft(place);
  const [begun] = useState(draft.read);
  const editor = useEditor({
    extensions: commentExtensions(mentionSource(client, projectId), nameReader(client)),
    content: begun?.body ?? initial ?? null,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: written }) => (written.isEmpty ? draft.drop() : draft.keep(draftOf(written))),
    editorProps: {
      attributes: { class: 'document', 'aria-label': label, 'aria-multiline': 'true', role: 'textbox' },
      handleKeyDown: (_view, event) => {
        if (isPressed(commentShortcuts.send, event)) {
          void send();
          return true;
        }
        return false;
      },
    },
  });

  // At once and not a moment later: what is typed in between would replace the selected text.
  useEffect(() => {
    editor.commands.setTextSelection(editor.state.doc.content.size);
    editor.view.focus();
  }, [editor]);

  async function send() {
    const body: unknown = editor.getJSON();
    const parsed = parseCommentBody(withoutNulls(body));
    if (!parsed.ok) return setError(parsed.message);
    setError(null);
    setBusy(true);
    const written = draftOf(editor);
    // What is sent is kept by the outbox. A page that is left now must not offer it a second time.
    draft.drop();
    const isTaken = await onSubmit(JSON.stringify(parsed.value.body), parsed.value.text);
    setBusy(false);
    if (isTaken) close();
    else draft.keep(written);
  }

  function close() {
    draft.drop();
    onClose();
  }

  return (
    <div
      className={classes.box}
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        // A draft is left only by choice.
        if (editor.isEmpty) close();
      }}
    >
      <EditorContent editor={editor} className={classes.text} data-placeholder={placeholder} />
      <FormError message={error} />
      <div className={classes.actions}>
        <Button variant="quiet" onClick={close}>
          Cancel
        </Button>
        <Button variant="primary" busy={isBusy} onClick={() => void send()}>
          {submitLabel}
        </Button>
      </div>
    </div>
  );
}

function draftOf(editor: Editor): CommentDraft {
  return { body: editor.getJSON(), text: editor.getText() };
}

/** Tiptap writes attributes that are not set as null; a comment's body has only those that say something. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (item === null ? [] : [[key, withoutNulls(item)]])),
  );
}
