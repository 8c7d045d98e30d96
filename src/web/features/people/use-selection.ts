import { useMemo, useRef, useState } from 'react';

export type Selection = {
  readonly ids: ReadonlySet<string>;
  /** `withRange`: also everything between this one and the last one that was chosen. */
  readonly toggle: (id: string, withRange: boolean) => void;
  readonly setAll: (ids: readonly string[]) => void;
  readonly clear: () => void;
};

export function useSelection(order: readonly { id: string }[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  return useMemo(
    () => ({
      ids,
      toggle(id, withRange) {
        const from = order.findIndex((row) => row.id === last.current);
        const to = order.findIndex((row) => row.id === id);
        const isAdding = !ids.has(id);
        const range =
          withRange && from >= 0 && to >= 0
            ? order.slice(Math.min(from, to), Math.max(from, to) + 1).map((row) => row.id)
            : [id];
        const next = new Set(ids);
        for (const one of range) {
          if (isAdding) next.add(one);
          else next.delete(one);
        }
        last.current = id;
        setIds(next);
      },
      setAll: (all) => setIds(new Set(all)),
      clear: () => setIds(new Set()),
    }),
    [ids, order],
  );
}
