import type { Editor } from '@tiptap/react';
import { useEffect } from 'react';
import { isPressed } from '#web/kit/keys/pressed-keys.ts';
import { assignByKey, playing } from './assign-while-listening.ts';
import { transcriptShortcuts } from './shortcuts.ts';

/** The keys work wherever the focus is while something plays: somebody who listens has just pressed Play. */
export function useListeningKeys(editor: Editor): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || editor.isFocused || !playing()) return;
      const { altKey, ctrlKey, metaKey, code } = event;
      // The digit by its place: with Alt held, some keyboards write another sign.
      const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
      if (digit === undefined) return;
      if (!isPressed(transcriptShortcuts.assignSpeaker, { key: digit, altKey, ctrlKey, metaKey })) return;
      if (assignByKey(editor, Number(digit))) event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [editor]);
}
