import type { KeyboardEvent } from 'react';
import { useBoardActions } from '../board-context.ts';

/** A double click or Enter writes in a node. */
export function useWriting(id: string) {
  const { isEditable, writingId, write } = useBoardActions();
  const isWriting = writingId === id;
  return {
    isWriting,
    handlers: {
      onDoubleClick: () => isEditable && write(id),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !isEditable || isWriting) return;
        event.preventDefault();
        write(id);
      },
    },
  };
}
