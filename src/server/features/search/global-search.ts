import { sql } from 'kysely';
import { accept } from '#domain/parsed/parsed.ts';
import { compileFieldOptions } from '#domain/search/compile-field-options.ts';
import type { GlobalSearchRequest } from '#domain/search/global-search-options.ts';
import { parseSearchQuery } from '#domain/search/parse-query.ts';
import type { Embedder } from '#server/platform/ai/embedder.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { readHits, type HitText } from '#server/platform/search/read-hits.ts';
import { runSearch, type SearchAsk } from '#server/platform/search/run-search.ts';
import { findMeaning, type Found } from './find-meaning.ts';
import { compileForm, idsThrough, type FormAsk } from './form-filter.ts';
import { itemFilterOf } from './item-filter-of.ts';
import { openIndex } from './open-index.ts';
import { orderByPhrase } from './order-by-phrase.ts';
import { previewHits } from './preview-hits.ts';
import type { SearchAnswer } from './search-answer.ts';
import { suggestQuery } from './suggest-query.ts';

export type SearchWith = {
  readonly embedder?: Embedder | undefined;
  /** What the options can't say. */
  readonly form?: FormAsk | undefined;
};

/** As many of the best are put in order by how close their words stand. */
const closelyLookedAt = 24;
/** Nobody pages further, and everything up to there has to be sorted. */
const furthest = 10_000;

/** By words and meaning so many of those with the words are put in one order with the near ones. */
const mostFused = 1000;

/** The best of what the viewer may see, from one moment. */
export async function globalSearch(
  ctx: Ctx,
  { options, limit, offset }: GlobalSearchRequest,
  { embedder, form }: SearchWith = {},
): Promise<SearchAnswer> {
  allow(ctx, 'search.run');
  const text = options.query?.value ?? '';
  const method = options.query?.method ?? 'FULL_TEXT';
  const db = await ctx.reads.db();
  const ids = await idsThrough(ctx, db, [
    form && (await compileForm(ctx, form)),
    compileFieldOptions(options, ctx.now()),
  ]);
  const filter = { ...(await itemFilterOf(ctx, db, options)), ...(ids && { ids }) };
  const index = await openIndex(ctx, db);
  const end = Math.min(furthest, offset + limit);
  const ask: SearchAsk = {
    query: accept(parseSearchQuery(text)),
    titleOnly: options.query?.titleOnly === true,
    filter,
    types: options.types && options.types.length > 0 ? options.types : filter.seenTypes,
    sort: { field: options.sort?.by ?? 'RELEVANCE', direction: options.sort?.direction ?? 'DESC' },
    most: Math.max(end, method === 'FULL_TEXT' ? closelyLookedAt : mostFused),
    countFacets: true,
    isBesideMeaning: method !== 'FULL_TEXT' && embedder !== undefined,
  };
  const byWords = await runSearch(db, ctx.workspace.id, index, ask);
  const found = await findMeaning(ctx, db, index, byWords, ask, { embedder, method });
  const { hits, texts } = await readPage(ctx, db, found, { ask, offset, end });
  return {
    items: await previewHits(db, ctx.workspace.id, hits, found),
    total: found.total,
    offset,
    suggestedQuery: suggestQuery(text, found.corrections, texts),
    byType: found.byType,
    byLocation: found.byLocation,
    byAuthor: found.byAuthor,
  };
}

const ownerType = sql<string | null>`(select o.type from access_objects o
  where o.workspace_id = search_items.workspace_id and o.id = search_items.owner_id)`;

type PageAsk = { ask: SearchAsk; offset: number; end: number };

async function readPage(
  ctx: Ctx,
  db: Db,
  found: Found,
  { ask, offset, end }: PageAsk,
): Promise<{ hits: HitText[]; texts: HitText[] }> {
  const seqs = found.best.map(({ seq }) => seq);
  const closely = ask.sort.field === 'RELEVANCE' && offset < closelyLookedAt && found.plan !== null;
  const read = closely ? seqs.slice(0, Math.max(end, closelyLookedAt)) : seqs.slice(offset, end);
  const texts = await readHits(db, ctx.workspace.id, read, ownerType);
  const page = closely ? orderByPhrase(found, texts, closelyLookedAt).slice(offset, end) : read;
  return { hits: page.flatMap((seq) => texts.get(seq) ?? []), texts: [...texts.values()] };
}
