import type { Editor } from '@tiptap/react';
import { useEffect } from 'react';
import { nearestRange } from '#editor/text/nearest-range.ts';
import { cueWords } from '#web/features/transcripts/index.ts';
import { findChange, findStateOf } from '#web/kit/editor/extensions/find-in-editor.ts';

const shownMs = 8000;

/** Arrived from a search or a citation: scrolls to the words, marks them for a while, and cues the recording to them. */
export function useShowFound(editor: Editor | null, text: string | null, at: number | null): void {
  useEffect(() => {
    if (!editor || text === null || text === '') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let giveUp = () => {};
    const show = () => {
      if (editor.isDestroyed || timer !== undefined) return;
      editor.view.dispatch(findChange(editor.state, { query: text, current: 0 }));
      // The text may still be on its way.
      const { ranges } = findStateOf(editor.state);
      const current = at === null ? 0 : nearestRange(editor.state.doc, ranges, at);
      const found = ranges[current];
      if (!found) return;
      if (current > 0) editor.view.dispatch(findChange(editor.state, { current }));
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
  }, [editor, text, at]);
}
