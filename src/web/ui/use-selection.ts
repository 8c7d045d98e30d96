import { useMemo, useRef, useState } from 'react';

export type Selection = {
  readonly ids: ReadonlySet<string>;
  /** `withRange`: also everything between this one and the last one that was chosen. */
  readonly toggle: (id: string, withRange?: boolean) => void;
  readonly add: (ids: readonly string[]) => void;
  readonly setAll: (ids: readonly string[]) => void;
  readonly clear: () => void;
};

const nothing: ReadonlySet<string> = new Set();

/**
 * What a person has chosen for something; lives as long as the list is on screen. `order` is what the list shows, for
 * ranges; a list that knows its rows only in part adds ranges itself.
 */
export function useSelection(order?: readonly { id: string }[]): Selection {
  const [ids, setIds] = useState(nothing);
  const last = useRef<string | null>(null);
  return useMemo(
    () => ({
      ids,
      toggle: (id, withRange = false) => {
        const range = withRange ? between(order ?? [], last.current, id) : [id];
        last.current = id;
        setIds((before) => {
          const isAdding = !before.has(id);
          const next = new Set(before);
          for (const one of range) {
            if (isAdding) next.add(one);
            else next.delete(one);
          }
          return next;
        });
      },
      add: (more) => setIds((before) => new Set([...before, ...more])),
      setAll: (all) => {
        last.current = all.at(-1) ?? null;
        setIds(new Set(all));
      },
      clear: () => setIds((before) => (before.size === 0 ? before : nothing)),
    }),
    [ids, order],
  );
}

function between(order: readonly { id: string }[], from: string | null, to: string): readonly string[] {
  const [start, end] = [order.findIndex(({ id }) => id === from), order.findIndex(({ id }) => id === to)];
  if (start < 0 || end < 0) return [to];
  return order.slice(Math.min(start, end), Math.max(start, end) + 1).map(({ id }) => id);
}
