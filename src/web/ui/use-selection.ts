import { useMemo, useState } from 'react';
import { noTicks, rangeOf, rowsOf, tickAll, tickRow, type RowIds, type Ticks } from './tick-rows.ts';

export type Selection = {
  readonly ids: ReadonlySet<string>;
  /** `withRange`: also everything from the last ticked row, in the order of `rows` where the list knows them only in part. */
  readonly toggle: (id: string, withRange?: boolean, rows?: RowIds) => void;
  readonly add: (ids: readonly string[]) => void;
  readonly setAll: (ids: readonly string[]) => void;
  readonly clear: () => void;
};

/** One list for all, or every render would make a new selection. */
const unknown: readonly { id: string }[] = [];

/**
 * What a person has ticked; lives as long as the list is on screen. `order` is what the list shows, for ranges; `ticked`
 * what it begins with.
 */
export function useSelection(
  order: readonly { id: string }[] = unknown,
  ticked: readonly string[] = [],
): Selection {
  const [ticks, setTicks] = useState<Ticks>(() => ({ ids: new Set(ticked), last: null }));
  return useMemo(() => {
    const shown = rowsOf(order);
    return {
      ids: ticks.ids,
      toggle: (id, withRange = false, rows = shown) => {
        const range = withRange ? rangeOf(rows, ticks.last, id) : null;
        const missing = range && rows.load ? rows.load(range.from, range.to) : null;
        if (missing) void missing.then((all) => setTicks((before) => tickAll(before, id, all)));
        else setTicks((before) => tickRow(before, id, withRange ? rows : null));
      },
      add: (more) => setTicks(({ ids, last }) => ({ ids: new Set([...ids, ...more]), last })),
      setAll: (all) => setTicks({ ids: new Set(all), last: all.at(-1) ?? null }),
      clear: () => setTicks((before) => (before.ids.size === 0 ? before : noTicks)),
    };
  }, [ticks, order]);
}
