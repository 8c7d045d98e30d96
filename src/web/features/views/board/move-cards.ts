import type { Row } from '../row-of.ts';
import type { BoardGroup } from './board-group.ts';

export type CardMove = {
  readonly row: Row;
  readonly from: string;
  readonly to: string;
  /** The card that it comes after; null for the first place. */
  readonly after: string | null;
};

/** The board as it will be once the server has heard of the moves. */
export function moveCards(groups: readonly BoardGroup[], moves: readonly CardMove[]): readonly BoardGroup[] {
  return moves.reduce<readonly BoardGroup[]>(
    (board, { row, from, to, after }) =>
      board.map((group) => {
        if (group.key !== from && group.key !== to) return group;
        const others = group.items.filter(({ id }) => id !== row.id);
        if (group.key !== to) return withRows(group, others, -1);
        const at = others.findIndex(({ id }) => id === after) + 1;
        return withRows(group, others.toSpliced(at, 0, row), from === to ? 0 : 1);
      }),
    groups,
  );
}

function withRows(group: BoardGroup, items: readonly Row[], more: number): BoardGroup {
  return { ...group, count: group.count + more, items: [...items] };
}
