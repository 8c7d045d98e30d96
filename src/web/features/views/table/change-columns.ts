import type { ShownColumn } from '../column-spec.ts';

export type ColumnChange =
  | { readonly kind: 'resize'; readonly key: string; readonly width: number }
  | { readonly kind: 'place'; readonly key: string; readonly index: number }
  | { readonly kind: 'pin' | 'wrap' | 'hide'; readonly key: string };

const narrowest = 60;
const widest = 1200;

export function changeColumns(columns: readonly ShownColumn[], change: ColumnChange): ShownColumn[] {
  const found = columns.find(({ key }) => key === change.key);
  if (!found) return [...columns];
  if (change.kind === 'hide') return columns.filter((column) => column !== found);
  if (change.kind === 'place') {
    const others = columns.filter((column) => column !== found);
    // A column dropped among pinned ones is pinned, and the other way round: it stays where it was put.
    const neighbour = others[change.index] ?? others.at(-1);
    const moved = { ...found, isSticky: neighbour?.isSticky ?? found.isSticky };
    return [...others.slice(0, change.index), moved, ...others.slice(change.index)];
  }
  return columns.map((column) => (column === found ? changeOne(column, change) : column));
}

function changeOne(
  column: ShownColumn,
  change: Exclude<ColumnChange, { kind: 'place' | 'hide' }>,
): ShownColumn {
  if (change.kind === 'pin') return { ...column, isSticky: !column.isSticky };
  if (change.kind === 'wrap') return { ...column, isWrapped: !column.isWrapped };
  if (change.kind !== 'resize') return column;
  return { ...column, width: Math.round(Math.min(widest, Math.max(narrowest, change.width))) };
}
