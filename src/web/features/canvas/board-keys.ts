import type { KeyboardEvent } from 'react';
import { newGroup, newRectangle, newText } from './new-object.ts';
import type { BoardToolbarProps } from './board-toolbar.tsx';

export const snap: [number, number] = [16, 16];

type Board = Pick<
  BoardToolbarProps,
  'board' | 'selected' | 'chosen' | 'onAdd' | 'onDuplicate' | 'onConnect'
> & {
  onSelectAll: () => void;
};

/** The keys of a board that may be changed. */
export function pressOnBoard(
  event: KeyboardEvent,
  { board, selected, chosen, onAdd, onSelectAll, onDuplicate, onConnect }: Board,
): void {
  if (isTyping(event.target)) return;
  const { key } = event;
  if (event.metaKey || event.ctrlKey) {
    const run = {
      z: event.shiftKey ? board.redo : board.undo,
      y: board.redo,
      a: onSelectAll,
      d: onDuplicate,
    }[key.toLowerCase()];
    if (!run) return;
    event.preventDefault();
    run();
    return;
  }
  const step = steps[key];
  if (step && selected.length > 0 && !isInNode(event.target)) {
    event.preventDefault();
    const by = event.shiftKey ? 1 : snap[0];
    board.change(
      selected.map(({ id, position }) => ({
        id,
        x: position.x + step.x * by,
        y: position.y + step.y * by,
      })),
    );
    return;
  }
  if (chosen && (key === 'Delete' || key === 'Backspace')) {
    event.preventDefault();
    return board.disconnect([chosen.id]);
  }
  if (key.toLowerCase() === 'c' && !event.altKey && selected.length > 1) {
    event.preventDefault();
    return onConnect();
  }
  const make = { t: newText, r: newRectangle, g: newGroup }[key.toLowerCase()];
  if (!make || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  onAdd(make);
}

const steps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** A focused node moves by itself. */
function isInNode(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.closest('.react-flow__node') !== null;
}

export function isTyping(target: EventTarget): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, [contenteditable="true"]') !== null
  );
}
