import type { Editor } from '@tiptap/react';
import { useEffect } from 'react';
import { onThreadAsked } from '#web/kit/player/comment-event.ts';

/** Clicking commented text, or a comment on a timeline in the text, opens its thread. */
export function useThreadClicks(editor: Editor | null, onOpen: (threadId: string) => void): void {
  useEffect(() => {
    if (!editor) return undefined;
    const { dom } = editor.view;
    const onClick = (event: MouseEvent) => {
      const marked =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-thread-id]') : null;
      const id = marked?.dataset['threadId'];
      // Only open threads look clickable; the others are plain text to the reader.
      if (marked && id !== undefined && getComputedStyle(marked).cursor === 'pointer') onOpen(id);
    };
    dom.addEventListener('click', onClick);
    const stop = onThreadAsked(dom, onOpen);
    return () => {
      dom.removeEventListener('click', onClick);
      stop();
    };
  }, [editor, onOpen]);
}
