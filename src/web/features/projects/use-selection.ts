import { useState } from 'react';

export type Selection<Item extends { id: string }> = {
  readonly items: readonly Item[];
  has: (item: Item) => boolean;
  /** With Shift: from the one clicked before to this one. */
  toggle: (item: Item, isRange: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
};

/** What is selected of the rows that are shown. A row that goes away leaves the selection. */
export function useSelection<Item extends { id: string }>(shown: readonly Item[]): Selection<Item> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [anchor, setAnchor] = useState<string | null>(null);
  const items = shown.filter(({ id }) => ids.has(id));
  return {
    items,
    has: ({ id }) => ids.has(id),
    toggle(item, isRange) {
      const from = shown.findIndex(({ id }) => id === anchor);
      const to = shown.findIndex(({ id }) => id === item.id);
      const next = new Set(items.map(({ id }) => id));
      const isOn = !next.has(item.id);
      const range = isRange && from >= 0 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [item];
      for (const { id } of range) {
        if (isOn) next.add(id);
        else next.delete(id);
      }
      setAnchor(item.id);
      setIds(next);
    },
    toggleAll: () => setIds(new Set(items.length === shown.length ? [] : shown.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}
