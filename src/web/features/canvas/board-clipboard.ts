import type { ClipboardEvent } from 'react';
import { isTyping } from './board-keys.ts';
import type { BoardNode } from './board-node.ts';
import { copyObjects, pasteObjects, type Pasted } from './clipboard.ts';
import type { Board } from './use-board.ts';

type BoardClipboard = {
  board: Board;
  selected: readonly BoardNode[];
  isEditable: boolean;
  onPaste: (pasted: Pasted) => void;
};

/** Copy, cut and paste of a board's objects, unless somebody is writing in one. */
export function boardClipboard({ board, selected, isEditable, onPaste }: BoardClipboard) {
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
      const pasted = pasteObjects(event.clipboardData.getData('text/plain'), { x: 24, y: 24 });
      if (pasted.objects.length > 0) onPaste(pasted);
    },
  };
}
