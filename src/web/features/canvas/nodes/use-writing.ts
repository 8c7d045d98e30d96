import type { KeyboardEvent } from 'react';
import { useBoardActions } from '../board-context.ts';

/** A double click or Enter writes in a node, unless it is locked. */
export function useWriting(id: string, { locked = false }: { readonly locked?: boolean | undefined }) {
  const { isEditable: isBoardEditable, writingId, write } = useBoardActions();
  const isEditable = isBoardEditable && !locked;
  const isWriting = writingId === id;
  return {
    isEditable,
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
