import type { BoardNode } from './board-node.ts';
import type { Board } from './use-board.ts';

export function isLocked({ data }: BoardNode): boolean {
  return data.object.locked === true;
}

/** Locks all of them, unless all of them are locked. */
export function toggleLock(board: Pick<Board, 'beginStep' | 'change'>, selected: readonly BoardNode[]): void {
  const locked = !selected.every(isLocked);
  board.beginStep();
  board.change(selected.map(({ id }) => ({ id, locked })));
}
