import type { Row } from '../row-of.ts';
import type { BoardGroup } from './board-group.ts';

export type CardMove = { readonly row: Row; readonly from: string; readonly to: string };

/** The board as it will be once the server has heard of the moves. */
export function moveCards(groups: readonly BoardGroup[], moves: readonly CardMove[]): readonly BoardGroup[] {
  return moves.reduce<readonly BoardGroup[]>(
    (board, { row, from, to }) =>
      board.map((group) => {
        if (group.key === from)
          return withRows(
            group,
            group.items.filter(({ id }) => id !== row.id),
            -1,
          );
        return group.key === to ? withRows(group, [row, ...group.items], 1) : group;
      }),
    groups,
  );
}

function withRows(group: BoardGroup, items: readonly Row[], more: number): BoardGroup {
  return { ...group, count: group.count + more, items: [...items] };
}
