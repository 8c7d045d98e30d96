/** Rows in the order of the list; undefined where a row isn't loaded or can't be ticked. */
export type RowIds = {
  readonly length: number;
  readonly id: (index: number) => string | undefined;
  /** All ids between two places, for lists that are loaded in part; null when nothing between them is missing. */
  readonly load?: (from: number, to: number) => Promise<readonly string[]> | null;
};

export type Ticks = { readonly ids: ReadonlySet<string>; readonly last: string | null };

export const noTicks: Ticks = { ids: new Set(), last: null };

/**
 * Ticks or unticks a row. With `rows`, every row from the last one that was ticked by hand gets the same,
 * so that Shift never reaches rows above the one where the person started.
 */
export function tickRow(ticks: Ticks, id: string, rows: RowIds | null): Ticks {
  return tickAll(ticks, id, rows ? between(rows, ticks.last, id) : [id]);
}

/** All of these become what the row becomes. */
export function tickAll({ ids }: Ticks, id: string, range: readonly string[]): Ticks {
  const isAdding = !ids.has(id);
  const next = new Set(ids);
  for (const one of range) {
    if (isAdding) next.add(one);
    else next.delete(one);
  }
  return { ids: next, last: id };
}

/** Of a list that is all there. */
export function rowsOf(list: readonly { readonly id: string }[]): RowIds {
  return { length: list.length, id: (index) => list[index]?.id };
}

/** The places of both rows, the first one first; null where the last one left the list, by a filter for instance. */
export function rangeOf(rows: RowIds, last: string | null, id: string): { from: number; to: number } | null {
  const [start, end] = [indexOf(rows, last), indexOf(rows, id)];
  return start < 0 || end < 0 ? null : { from: Math.min(start, end), to: Math.max(start, end) };
}

function between(rows: RowIds, last: string | null, id: string): readonly string[] {
  const range = rangeOf(rows, last, id);
  if (!range) return [id];
  const found: string[] = [];
  for (let index = range.from; index <= range.to; index += 1) {
    const one = rows.id(index);
    if (one !== undefined) found.push(one);
  }
  return found;
}

function indexOf(rows: RowIds, id: string | null): number {
  if (id === null) return -1;
  for (let index = 0; index < rows.length; index += 1) if (rows.id(index) === id) return index;
  return -1;
}
