import type { ItemColumns } from './item-columns.ts';

export type Averages = { readonly body: number; readonly title: number };
/** By how much a word counts more in a short text: by row for texts, by length for titles. */
export type Norms = { readonly body: Float32Array; readonly title: Float32Array };

/** BM25's `b`; titles differ less for a reason. */
const lengthWeight = 0.75;
const titleLengthWeight = 0.5;
/** The averages move with every item; so little of it nobody sees in an order. */
const worthwhile = 0.005;

const kept = new WeakMap<ItemColumns, { averages: Averages; rows: number; norms: Norms }>();

/** Worked out once for all searches: a division for every posting is what scoring would mostly consist of. */
export function normsOf(columns: ItemColumns, averages: Averages): Norms {
  const before = kept.get(columns);
  if (before && before.rows === columns.count && isNear(before.averages, averages)) return before.norms;
  const body = new Float32Array(columns.count);
  for (let row = 0; row < body.length; row += 1)
    body[row] = 1 / (1 - lengthWeight + (lengthWeight * (columns.lengths[row] ?? 0)) / averages.body);
  const title = Float32Array.from(
    { length: 256 },
    (_, length) => 1 / (1 - titleLengthWeight + (titleLengthWeight * length) / averages.title),
  );
  const norms = { body, title };
  kept.set(columns, { averages, rows: columns.count, norms });
  return norms;
}

function isNear(before: Averages, now: Averages): boolean {
  return (
    Math.abs(before.body - now.body) <= now.body * worthwhile &&
    Math.abs(before.title - now.title) <= now.title * worthwhile
  );
}
