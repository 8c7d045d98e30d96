import { sql } from 'kysely';
import { splitPassages } from '#engines/search/split-passages.ts';
import { rowTest, type ItemFilter } from '#engines/search/item-filter.ts';
import type { SearchResultType } from '#domain/search/result-types.ts';
import type { Embedder } from '#server/platform/ai/embedder.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { runSearch } from '#server/platform/search/run-search.ts';
import type { WorkspaceIndex } from '#server/platform/search/workspace-index.ts';
import { itemFilterOf } from './item-filter-of.ts';
import { openIndex, openVectors } from './open-index.ts';

export type PassageScope = {
  readonly types: readonly SearchResultType[];
  /** Projects and folders. */
  readonly locationIds?: readonly string[];
  readonly tagIds?: readonly string[];
  /** Only these items. */
  readonly ids?: readonly string[];
};

export type FoundPassage = {
  readonly id: string;
  readonly type: SearchResultType;
  readonly title: string;
  readonly body: string;
  readonly projectId: string | null;
  readonly ownerId: string | null;
  readonly start: number;
  readonly end: number;
  readonly nearness?: number | undefined;
};

type Ask = {
  readonly question: string;
  readonly scope: PassageScope;
  readonly embedder: Embedder | undefined;
  readonly vector: Float32Array | undefined;
};
type Place = { readonly id: string; readonly start: number | null; readonly nearness?: number };

const mostNear = 40;
const mostByWords = 20;
/** Of an item that was found by its words. */
const mostOfOne = 3;
const mostReadNow = 20;

/** Passages of what the viewer may see that have the question's words or are near it in meaning, in no order. */
export async function findPassages(ctx: Ctx, db: Db, ask: Ask): Promise<FoundPassage[]> {
  const { embedder, vector } = ask;
  const index = await openIndex(ctx, db);
  const filter = await filterOf(ctx, db, ask.scope);
  const ids = await idsByWords(ctx, db, index, filter, ask.question);
  if (!embedder || !vector) return readPassages(ctx, db, ids.map(whole));
  const { set } = await openVectors(ctx, db, embedder.model);
  const tests = (await index.parts(db, [])).map(({ columns, dead }) => rowTest(columns, dead, filter));
  const near = set.nearestPassages(index, vector, (part, row) => tests[part]?.(row) ?? false, mostNear);
  const known = new Set(near.map(({ id }) => id));
  const byWords = ids
    .filter((id) => !known.has(id))
    .flatMap((id): Place[] => {
      const own = set.passagesOf(id, vector);
      return own.length > 0 ? own.sort((a, b) => b.nearness - a.nearness).slice(0, mostOfOne) : [whole(id)];
    });
  const found = await readPassages(ctx, db, [...near, ...byWords]);
  return addMeaning(found, embedder, vector);
}

/** What was written a moment ago has no vectors yet, and is asked about all the same. */
async function addMeaning(
  found: readonly FoundPassage[],
  embedder: Embedder,
  vector: Float32Array,
): Promise<FoundPassage[]> {
  const unread = found.filter(({ nearness }) => nearness === undefined).slice(0, mostReadNow);
  if (unread.length === 0) return [...found];
  const vectors = await embedder.embed(
    unread.map(({ title, body, start, end }) => `${title}\n${body.slice(start, end)}`),
    { urgent: true },
  );
  const read = new Map(unread.map((passage, at) => [passage, vectors[at]]));
  return found.map((passage) => {
    const own = read.get(passage);
    return own ? { ...passage, nearness: dot(own, vector) } : passage;
  });
}

function whole(id: string): Place {
  return { id, start: null };
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

async function filterOf(
  ctx: Ctx,
  db: Db,
  { types, locationIds, tagIds, ids }: PassageScope,
): Promise<ItemFilter> {
  const visible = await itemFilterOf(ctx, db, {});
  return {
    ...visible,
    seenTypes: visible.seenTypes.filter((type) => types.includes(type)),
    lists: [
      ...(locationIds ? [{ list: 'location' as const, ids: new Set(locationIds) }] : []),
      ...(tagIds ? [{ list: 'tag' as const, ids: new Set(tagIds) }] : []),
    ],
    ...(ids && { ids: new Set(ids) }),
  };
}

async function idsByWords(
  ctx: Ctx,
  db: Db,
  index: WorkspaceIndex,
  filter: ItemFilter,
  question: string,
): Promise<string[]> {
  const { best, parts, plan } = await runSearch(db, ctx.workspace.id, index, {
    query: { text: question, exact: false, words: [question], phrases: [], excluded: [], prefix: null },
    titleOnly: false,
    anyWord: true,
    filter,
    types: filter.seenTypes,
    sort: { field: 'RELEVANCE', direction: 'DESC' },
    most: mostByWords,
    countFacets: false,
  });
  if (plan === null) return [];
  return best.flatMap(({ part, row }) => parts[part]?.columns.idOf(row) ?? []);
}

type Row = Omit<FoundPassage, 'start' | 'end' | 'nearness'>;

/** Items without a place, found by their words alone, are cut into all of their passages. */
async function readPassages(ctx: Ctx, db: Db, places: readonly Place[]): Promise<FoundPassage[]> {
  if (places.length === 0) return [];
  const { rows } = await sql<Row>`
    select id, type, title, body, project_id as "projectId", owner_id as "ownerId" from search_items
    where workspace_id = ${ctx.workspace.id} and not removed
      and id = any(${[...new Set(places.map(({ id }) => id))]}::uuid[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return places.flatMap(({ id, start, nearness }) => {
    const row = byId.get(id);
    if (!row) return [];
    const passages = splitPassages('', row.body);
    const own = start === null ? passages : passages.filter((passage) => passage.start === start);
    return own.map((passage) => ({
      ...row,
      start: passage.start,
      end: passage.start + passage.text.length,
      nearness,
    }));
  });
}
