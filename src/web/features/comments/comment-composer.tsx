import { useState } from 'react';
import { CommentEditor, type CommentEditorProps } from './comment-editor.tsx';
import classes from './comment-editor.module.css';

/** Looks like a field and becomes an editor when asked: a page may show fifty threads. */
export function CommentComposer(props: Omit<CommentEditorProps, 'onClose'>) {
  const [isWriting, setWriting] = useState(false);
  if (isWriting) return <CommentEditor {...props} onClose={() => setWriting(false)} />;
  return (
    <button type="button" className={classes.closed} onClick={() => setWriting(true)}>
      {props.placeholder}
    </button>
  );
}
