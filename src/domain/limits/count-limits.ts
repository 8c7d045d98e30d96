import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { mergedTable } from '#domain/things/merged.ts';
import type { CountLimit } from './count-limit.ts';
import { groupDigits } from './text-limit.ts';

export const countLimits = mergedTable('countLimits');

/** Sizes of lists whose use the product leaves open; the names are ours. */
export const itemLimits = {
  recentItems: 5,
  page: 50,
  pageMax: 100,
  bulkChange: 1000,
  taggedAtOnce: 5000,
  notesPerImport: 1000,
  canvasObjects: 5000,
  strokePoints: 500,
  datasetRows: 100_000,
} as const;

/** The count after adding, or the sentence that names the limit. */
export function checkCount(limit: CountLimit, current: number, adding = 0): Parsed<number> {
  const total = current + adding;
  if (total > limit.max) {
    return refused(`${limit.holder} can have at most ${groupDigits(limit.max)} ${limit.things}`);
  }
  if (limit.min !== undefined && total < limit.min) {
    return refused(`${limit.holder} must have at least ${groupDigits(limit.min)} ${limit.things}`);
  }
  return accepted(total);
}
