/** Rows in the order of the list; undefined where a row isn't loaded or can't be ticked. */
export type RowIds = { readonly length: number; readonly id: (index: number) => string | undefined };

export type Ticks = { readonly ids: ReadonlySet<string>; readonly last: string | null };

export const noTicks: Ticks = { ids: new Set(), last: null };

/**
 * Ticks or unticks a row. With `rows`, every row from the last one that was ticked by hand gets the same,
 * so that Shift never reaches rows above the one where the person started.
 */
export function tickRow({ ids, last }: Ticks, id: string, rows: RowIds | null): Ticks {
  const isAdding = !ids.has(id);
  const next = new Set(ids);
  for (const one of rows ? between(rows, last, id) : [id]) {
    if (isAdding) next.add(one);
    else next.delete(one);
  }
  return { ids: next, last: id };
}

/** The row alone where the last one left the list, by a filter for instance. */
function between(rows: RowIds, from: string | null, to: string): readonly string[] {
  const [start, end] = [indexOf(rows, from), indexOf(rows, to)];
  if (start < 0 || end < 0) return [to];
  const found: string[] = [];
  for (let index = Math.min(start, end); index <= Math.max(start, end); index += 1) {
    const id = rows.id(index);
    if (id !== undefined) found.push(id);
  }
  return found;
}

function indexOf(rows: RowIds, id: string | null): number {
  if (id === null) return -1;
  for (let index = 0; index < rows.length; index += 1) if (rows.id(index) === id) return index;
  return -1;
}
