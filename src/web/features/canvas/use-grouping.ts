import { useReactFlow } from '@xyflow/react';
import { placeTheme } from '#domain/canvas/place-groups.ts';
import { boardColors } from './board-choices.ts';
import { boxOf, isGround, type BoardNode } from './board-node.ts';
import { tellFull } from './tell-full.ts';
import type { Board } from './use-board.ts';

export type Grouping = {
  /** Null: there is nothing to group, or it is a group already. */
  group: (() => void) | null;
  /** Null: nothing that is selected is in a group. */
  ungroup: (() => void) | null;
  /** Null: nothing is selected that could be in a frame. */
  nameTheme: (() => void) | null;
};

/** Ways to keep the selected objects together: as a group without a look of its own, or as a theme with a frame and a title. */
export function useGrouping(
  board: Board,
  selected: readonly BoardNode[],
  write: (id: string) => void,
): Grouping {
  const flow = useReactFlow();
  const bundles = new Set(selected.map(({ data }) => data.object.bundleId));
  const isOne = bundles.size === 1 && !bundles.has(undefined);
  const bundled = board.nodes.filter(
    ({ data: { object } }) => object.bundleId && bundles.has(object.bundleId),
  );
  const cards = selected.filter(({ type }) => type !== 'group');

  function setBundle(nodes: readonly BoardNode[], bundleId: string | null): void {
    board.beginStep();
    board.change(nodes.map(({ id }) => ({ id, bundleId })));
    board.beginStep();
  }

  function nameTheme(): void {
    const others = board.nodes.filter(({ selected: isSelected, type }) => !isSelected && !isGround(type));
    const { frame, moves } = placeTheme(cards.map(boxOf), others.map(boxOf));
    const frames = board.nodes.filter(({ type }) => type === 'group').length;
    const color = boardColors[frames % boardColors.length]?.color ?? '';
    const id = crypto.randomUUID();
    if (!board.frame([{ ...frame, type: 'group', id, title: '', color }], moves)) return tellFull('objects');
    if (moves.length > 0) void flow.fitBounds(frame, { padding: 0.2 });
    write(id);
  }

  return {
    group: selected.length > 1 && !isOne ? () => setBundle(selected, crypto.randomUUID()) : null,
    ungroup: bundled.length > 0 ? () => setBundle(bundled, null) : null,
    nameTheme: cards.length > 1 ? nameTheme : null,
  };
}
