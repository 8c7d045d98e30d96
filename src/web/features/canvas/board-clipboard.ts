import type { ClipboardEvent } from 'react';
import { stickyTexts } from '#domain/canvas/sticky-texts.ts';
import { isTyping } from './board-keys.ts';
import type { BoardNode } from './board-node.ts';
import { copyObjects, pasteObjects, type Pasted } from './clipboard.ts';
import type { Board } from './use-board.ts';

type BoardClipboard = {
  board: Board;
  selected: readonly BoardNode[];
  isEditable: boolean;
  onPaste: (pasted: Pasted) => void;
  onTexts: (texts: readonly string[]) => void;
};

/** Copy, cut and paste of a board's objects, and paste of text as sticky notes, unless somebody is writing in one. */
export function boardClipboard({ board, selected, isEditable, onPaste, onTexts }: BoardClipboard) {
  function copy(event: ClipboardEvent): boolean {
    if (isTyping(event.target) || selected.length === 0) return false;
    event.clipboardData.setData('text/plain', copyObjects(selected, board.connectors));
    event.preventDefault();
    return true;
  }
  return {
    onCopy: (event: ClipboardEvent) => void copy(event),
    onCut: (event: ClipboardEvent) => {
      if (isEditable && copy(event)) board.remove(selected.map(({ id }) => id));
    },
    onPaste: (event: ClipboardEvent) => {
      if (!isEditable || isTyping(event.target)) return;
      const text = event.clipboardData.getData('text/plain');
      const pasted = pasteObjects(text, { x: 24, y: 24 });
      if (pasted.objects.length > 0) return onPaste(pasted);
      const texts = stickyTexts(text);
      if (texts.length > 0) onTexts(texts);
    },
  };
}
