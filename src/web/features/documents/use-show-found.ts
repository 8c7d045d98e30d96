import type { Editor } from '@tiptap/react';
import { useEffect } from 'react';
import type { Quote } from '#editor/text/find-quote.ts';
import { cueWords } from '#web/features/transcripts/index.ts';
import { findChange, findStateOf } from '#web/kit/editor/extensions/find-in-editor.ts';

const shownMs = 8000;

/** Arrived from a search or a citation: scrolls to the words, marks them for a while, and cues the recording to them. */
export function useShowFound(editor: Editor | null, text: string | null, quote: Quote | null): void {
  const { words = null, start = null, end = null } = quote ?? {};
  useEffect(() => {
    const change = words === null ? { query: text ?? '' } : { query: '', quote: { words, start, end } };
    if (!editor || (words ?? text ?? '') === '') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let giveUp = () => {};
    const show = () => {
      if (editor.isDestroyed || timer !== undefined) return;
      editor.view.dispatch(findChange(editor.state, { ...change, current: 0 }));
      // The text may still be on its way.
      const [found] = findStateOf(editor.state).ranges;
      if (!found) return;
      giveUp = cueWords(editor.state.doc, found.from);
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
      giveUp();
      clearTimeout(timer);
      clear();
    };
  }, [editor, text, words, start, end]);
}
