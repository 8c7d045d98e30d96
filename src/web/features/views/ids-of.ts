import { itemLimits } from '#domain/limits/count-limits.ts';
import { groupDigits } from '#domain/limits/text-limit.ts';
import type { RowIds } from '#web/ui/tick-rows.ts';
import { showToast } from '#web/ui/toast-store.ts';

export type PartlyLoaded = {
  readonly length: number;
  readonly row: (index: number) => { readonly id: string } | undefined;
  /** Where a heading is: no row is missing there. */
  readonly line?: (index: number) => { readonly kind: string } | undefined;
};
export type ReadIds = (from: number, to: number) => Promise<readonly string[]>;

/** The rows of a view by their place, for ranges; those that aren't loaded yet are asked for. */
export function idsOf(rows: PartlyLoaded, readIds: ReadIds): RowIds {
  return {
    length: rows.length,
    id: (index) => rows.row(index)?.id,
    load: (from, to) => (isLoaded(rows, from, to) ? null : readUpToLimit(readIds, from, to)),
  };
}

/** Says so where a list is longer than what one change can take. */
export async function readUpToLimit(readIds: ReadIds, from: number, to: number): Promise<readonly string[]> {
  const most = itemLimits.bulkChange;
  const ids = (await readIds(from, Math.min(to, from + most * 2 - 1))).slice(0, most);
  if (to - from + 1 > ids.length && ids.length === most)
    showToast({ message: `Selected the first ${groupDigits(most)}, the most that can change at a time` });
  return ids;
}

function isLoaded(rows: PartlyLoaded, from: number, to: number): boolean {
  for (let index = from; index <= to; index += 1)
    if (rows.row(index) === undefined && rows.line?.(index)?.kind !== 'section') return false;
  return true;
}
