import type { Editor } from '@tiptap/react';
import { useEffect } from 'react';
import { findChange, findStateOf } from '#web/kit/editor/extensions/find-in-editor.ts';

const shownMs = 8000;

/** Arrived from a search: scrolls to the words that were found and marks them for a while. */
export function useShowFound(editor: Editor | null, text: string | null): void {
  useEffect(() => {
    if (!editor || text === null || text === '') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = () => {
      if (editor.isDestroyed || timer !== undefined) return;
      editor.view.dispatch(findChange(editor.state, { query: text, current: 0 }));
      // The text may still be on its way.
      if (findStateOf(editor.state).ranges.length === 0) return;
      editor.off('update', show);
      timer = setTimeout(clear, shownMs);
      requestAnimationFrame(() =>
        editor.view.dom.querySelector('.found-current')?.scrollIntoView({ block: 'center' }),
      );
    };
    const clear = () => {
      if (!editor.isDestroyed) editor.view.dispatch(findChange(editor.state, { query: '' }));
    };
    editor.on('update', show);
    show();
    return () => {
      editor.off('update', show);
      clearTimeout(timer);
      clear();
    };
  }, [editor, text]);
}
