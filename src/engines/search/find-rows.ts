import { searchResultTypes, type SearchResultType } from '#domain/search/result-types.ts';
import type { SearchSortField, SortDirection } from '#domain/search/search-params.ts';
import { BestRows, type Found } from './best-rows.ts';
import { refused } from './candidates.ts';
import { rowTest, type ItemFilter } from './item-filter.ts';
import type { ItemColumns } from './item-columns.ts';
import { scorePart, type Scoring } from './score-part.ts';
import type { Part } from './part.ts';

export type Wanted = {
  readonly filter: ItemFilter;
  /** What is listed; what else is found is only counted by its type. */
  readonly types: readonly SearchResultType[];
  readonly sort: { readonly field: SearchSortField; readonly direction: SortDirection };
  readonly most: number;
  readonly countFacets: boolean;
  /** Takes the words of a phrase: results are looked at again in their texts, each of them. */
  readonly onlySeqs?: ReadonlySet<number>;
};

export type FoundRows = {
  readonly best: Found[];
  readonly total: number;
  readonly byType: ReadonlyMap<SearchResultType, number>;
  readonly byLocation: ReadonlyMap<string, number>;
  readonly byAuthor: ReadonlyMap<string, number>;
};

/** The best rows of all parts, and how many there are of each kind. Without words every row is found. */
export function findRows(parts: readonly Part[], scoring: Scoring | null, wanted: Wanted): FoundRows {
  const best = new BestRows(wanted.most);
  const typeCounts = new Uint32Array(searchResultTypes.length);
  const listed = new Uint8Array(searchResultTypes.length);
  for (const type of wanted.types) listed[searchResultTypes.indexOf(type)] = 1;
  const byLocation = new Map<string, number>();
  const byAuthor = new Map<string, number>();
  const need = scoring?.need ?? 0;
  let total = 0;
  for (const [index, part] of parts.entries()) {
    const { columns } = part;
    const test = testOf(part, wanted);
    const keyOf = keyFrom(columns, wanted.sort);
    const scored = scoring && scorePart(part, scoring, test);
    // With words only the rows that have one; else every row.
    const found = scored && scoring.need > 0 ? scored : null;
    const locations = new Uint32Array(wanted.countFacets ? columns.names.length : 0);
    const authors = new Uint32Array(locations.length);
    const steps = found ? found.count : columns.count;
    for (let step = 0; step < steps; step += 1) {
      const row = found ? (found.rows[step] ?? 0) : step;
      const had = scored?.matched[row] ?? 0;
      if (had === refused || (found ? had < need : !test(row))) continue;
      const type = columns.types[row] ?? 0;
      typeCounts[type] = (typeCounts[type] ?? 0) + 1;
      if (listed[type] === 0) continue;
      total += 1;
      if (wanted.countFacets) countRow(columns, row, locations, authors);
      const key = keyOf(row, scored?.scores[row] ?? 0);
      if (key < best.floor) continue;
      best.add({ part: index, row, key, seq: columns.seqs[row] ?? 0 });
    }
    addCounts(byLocation, columns, locations);
    addCounts(byAuthor, columns, authors);
  }
  const byType = new Map(searchResultTypes.map((type, index) => [type, typeCounts[index] ?? 0]));
  return { best: best.take(), total, byType, byLocation, byAuthor };
}

function testOf({ columns, dead }: Part, { filter, onlySeqs }: Wanted): (row: number) => boolean {
  const test = rowTest(columns, dead, filter);
  return onlySeqs ? (row) => test(row) && onlySeqs.has(columns.seqs[row] ?? 0) : test;
}

function keyFrom(
  columns: ItemColumns,
  { field, direction }: Wanted['sort'],
): (row: number, score: number) => number {
  const sign = direction === 'DESC' ? 1 : -1;
  if (field === 'CREATED') return (row) => sign * (columns.created[row] ?? 0);
  if (field === 'UPDATED') return (row) => sign * (columns.updated[row] ?? 0);
  return (_row, score) => sign * score;
}

function countRow(columns: ItemColumns, row: number, locations: Uint32Array, authors: Uint32Array): void {
  const author = columns.authors[row] ?? 0;
  authors[author] = (authors[author] ?? 0) + 1;
  const { offsets, values } = columns.lists.location;
  const end = offsets[row + 1] ?? 0;
  for (let at = offsets[row] ?? 0; at < end; at += 1) {
    const place = values[at] ?? 0;
    locations[place] = (locations[place] ?? 0) + 1;
  }
}

function addCounts(totals: Map<string, number>, { names }: ItemColumns, counts: Uint32Array): void {
  for (let number = 1; number < counts.length; number += 1) {
    const count = counts[number] ?? 0;
    const name = names[number];
    if (count > 0 && name !== undefined) totals.set(name, (totals.get(name) ?? 0) + count);
  }
}
