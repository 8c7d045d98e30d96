import type { Found } from '#engines/search/best-rows.ts';
import type { Question } from '#server/platform/ai/embedder.ts';
import { rowTest, type ItemFilter } from '#engines/search/item-filter.ts';
import { hasRow, noPostings } from '#engines/search/postings.ts';
import type { SearchAsk, SearchFound } from './run-search.ts';
import { wantedGroups } from '#engines/search/score-part.ts';
import type { NearItem, VectorSet } from '#engines/vectors/vector-set.ts';
import type { WorkspaceIndex } from './workspace-index.ts';

/** How much the words count in a search by words and meaning. */
const wordShare = 0.5;
const mostNear = 200;

export type Meaning = {
  readonly vectors: VectorSet;
  readonly query: Question;
  /** VECTOR: what the words found does not count. */
  readonly alone: boolean;
};

/** What was found by words and what is near in meaning, in one order; where the nearest passage of each begins. */
export function fuseMeaning(
  index: WorkspaceIndex,
  found: SearchFound,
  ask: Pick<SearchAsk, 'filter' | 'types' | 'most'>,
  { vectors, query: { vector, leastNearness }, alone }: Meaning,
): SearchFound & { passages: ReadonlyMap<number, number> } {
  const isAllowed = allowedRows(found, ask.filter);
  const near = vectors
    .nearest(index, vector, isAllowed, mostNear)
    .filter(({ nearness }) => nearness >= leastNearness);
  const nearByRow = new Map(near.map((item) => [keyOf(item), item]));
  const byWords = alone ? [] : found.best;
  for (const row of byWords) {
    const columns = found.parts[row.part]?.columns;
    if (nearByRow.has(keyOf(row)) || !columns) continue;
    const item = vectors.nearnessOf(columns.idOf(row.row), vector);
    if (item) nearByRow.set(keyOf(row), item);
  }
  const counted = new Set(byWords.map(keyOf));
  const others = near.filter((item) => !counted.has(keyOf(item)) && (alone || !isFoundByWords(found, item)));
  const scored = score(found, byWords, others, { near: nearByRow, alone });
  return { ...withCounts(found, ask, others, alone, scored), passages: passagesOf(found, nearByRow) };
}

function allowedRows(found: SearchFound, filter: ItemFilter): (part: number, row: number) => boolean {
  const tests = found.parts.map(({ columns, dead }) => rowTest(columns, dead, filter));
  const unwanted = found.plan?.excluded ?? [];
  return (part, row) =>
    (tests[part]?.(row) ?? false) &&
    !unwanted.some((term) => hasRow(found.parts[part]?.postings.get(term) ?? noPostings, row));
}

/** Behind the best that were taken there may be more that have the words: they are in the total already. */
function isFoundByWords({ plan, parts, need }: SearchFound, { part, row }: NearItem): boolean {
  const postings = parts[part]?.postings;
  if (!plan || !postings) return false;
  const wanted = wantedGroups(plan);
  const had = plan.groups.filter(
    ({ variants }, place) =>
      wanted.has(place) && variants.some(({ term }) => hasRow(postings.get(term) ?? noPostings, row)),
  );
  return had.length >= need;
}

function score(
  found: SearchFound,
  byWords: readonly Found[],
  others: readonly NearItem[],
  { near, alone }: { near: ReadonlyMap<string, NearItem>; alone: boolean },
): Found[] {
  const high = Math.max(...[...near.values()].map(({ nearness }) => nearness), 0.01);
  const ofMeaning = (key: string): number => Math.max(0, near.get(key)?.nearness ?? 0) / high;
  const best = byWords[0]?.key ?? 1;
  const share = alone ? 0 : wordShare;
  const withWords = byWords.map((row) => ({
    ...row,
    key: share * (row.key / best) + (1 - share) * ofMeaning(keyOf(row)),
  }));
  const without = others.map((item) => ({
    part: item.part,
    row: item.row,
    seq: found.parts[item.part]?.columns.seqs[item.row] ?? 0,
    key: (1 - share) * ofMeaning(keyOf(item)),
  }));
  return [...withWords, ...without].sort((a, b) => b.key - a.key || b.seq - a.seq);
}

function withCounts(
  found: SearchFound,
  ask: Pick<SearchAsk, 'types' | 'most'>,
  others: readonly NearItem[],
  alone: boolean,
  scored: readonly Found[],
): SearchFound {
  const byType = new Map(alone ? [...found.byType.keys()].map((type) => [type, 0] as const) : found.byType);
  for (const { part, row } of others) {
    const type = found.parts[part]?.columns.typeOf(row);
    if (type) byType.set(type, (byType.get(type) ?? 0) + 1);
  }
  const isListed = ({ part, row }: { part: number; row: number }): boolean =>
    ask.types.some((type) => type === found.parts[part]?.columns.typeOf(row));
  const added = others.filter(isListed);
  const before = alone ? noFacets : found;
  return {
    ...found,
    ...withFacets(found, before, added),
    byType,
    total: (alone ? 0 : found.total) + added.length,
    best: scored.filter(isListed).slice(0, ask.most),
  };
}

type Facets = Pick<SearchFound, 'byLocation' | 'byAuthor'>;
const noFacets: Facets = { byLocation: new Map(), byAuthor: new Map() };

/** The facets count what the list has, also what only its meaning brought there. */
function withFacets({ parts }: SearchFound, before: Facets, added: readonly NearItem[]): Facets {
  const byLocation = new Map(before.byLocation);
  const byAuthor = new Map(before.byAuthor);
  const addTo = (counts: Map<string, number>, id: string): unknown =>
    id !== '' && counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const { part, row } of added) {
    const columns = parts[part]?.columns;
    if (!columns) continue;
    for (const id of columns.locationsOf(row)) addTo(byLocation, id);
    addTo(byAuthor, columns.authorOf(row));
  }
  return { byLocation, byAuthor };
}

function passagesOf(found: SearchFound, near: ReadonlyMap<string, NearItem>): Map<number, number> {
  const passages = new Map<number, number>();
  for (const { part, row, start } of near.values()) {
    const seq = found.parts[part]?.columns.seqs[row];
    if (seq !== undefined) passages.set(seq, start);
  }
  return passages;
}

function keyOf({ part, row }: { part: number; row: number }): string {
  return `${part}:${row}`;
}
