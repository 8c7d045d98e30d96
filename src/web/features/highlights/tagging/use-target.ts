import type { Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import type { DocumentRange } from '#editor/text/find-in-document.ts';
import { followRange } from '#web/kit/editor/follow-range.ts';
import { codingMarksOf, markChange } from '../editor/coding-marks.ts';

/**
 * What waits for its tags, wherever it is by now; null when others have deleted it. It is marked in the text once the
 * panel is on the screen: in a long note drawing it takes as long as the panel itself.
 */
export function useTarget(editor: Editor, range: DocumentRange): () => DocumentRange | null {
  const opened = useRef(editor.state.doc);
  const isMarked = useRef(false);
  const target = () =>
    isMarked.current
      ? codingMarksOf(editor.state).target
      : followRange(range, opened.current, editor.state.doc);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        const now = followRange(range, opened.current, editor.state.doc);
        editor.view.dispatch(markChange(editor.state, { target: now }));
        isMarked.current = true;
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [editor, range]);
  return target;
}
