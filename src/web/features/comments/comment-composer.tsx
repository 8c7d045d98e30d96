import { useRef, useState } from 'react';
import { useCommentDraft } from './comment-draft.ts';
import { CommentEditor, type CommentEditorProps } from './comment-editor.tsx';
import classes from './comment-editor.module.css';

/** Looks like a field and becomes an editor when asked: a page may show fifty threads. */
export function CommentComposer({
  isFocused = false,
  ...props
}: Omit<CommentEditorProps, 'onClose'> & { isFocused?: boolean }) {
  const [isWriting, setWriting] = useState(false);
  const draft = useCommentDraft(props.place);
  const begun = isWriting ? null : draft.read();
  const wasWriting = useRef(isFocused);
  if (isWriting)
    return (
      <CommentEditor
        {...props}
        onClose={() => {
          wasWriting.current = true;
          setWriting(false);
        }}
      />
    );
  return (
    <button
      // The editor that had the focus is gone with what it sent.
      ref={(button) => {
        if (wasWriting.current) button?.focus({ preventScroll: true });
        wasWriting.current = false;
      }}
      type="button"
      className={classes.closed}
      data-begun={begun !== null || undefined}
      onClick={() => setWriting(true)}
    >
      {begun ? `Draft: ${begun.text}` : props.placeholder}
    </button>
  );
}
