import type { RowIds } from '#web/ui/tick-rows.ts';

/** The rows of a view by their place, for ranges; those that aren't loaded yet are left out. */
export function idsOf(rows: {
  readonly length: number;
  readonly row: (index: number) => { readonly id: string } | undefined;
}): RowIds {
  return { length: rows.length, id: (index) => rows.row(index)?.id };
}
