import { accept } from '#domain/parsed/parsed.ts';
import type { GlobalSearchRequest } from '#domain/search/global-search-options.ts';
import { parseSearchQuery } from '#domain/search/parse-query.ts';
import type { SearchResultType } from '#domain/search/result-types.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import type { TextSegment } from '#server/platform/search/preview.ts';
import { readHits, type HitText } from '#server/platform/search/read-hits.ts';
import { runSearch, type SearchFound } from '#server/platform/search/run-search.ts';
import { itemFilterOf } from './item-filter-of.ts';
import { openIndex } from './open-index.ts';
import { orderByPhrase } from './order-by-phrase.ts';
import { previewHits } from './preview-hits.ts';
import { suggestQuery } from './suggest-query.ts';

export type SearchHit = Pick<
  HitText,
  'id' | 'type' | 'projectId' | 'createdBy' | 'createdAt' | 'updatedAt'
> & {
  readonly preview: { readonly title: TextSegment[]; readonly content: TextSegment[] };
};
export type PlaceCount = { readonly id: string; readonly count: number };
export type SearchAnswer = {
  readonly items: readonly SearchHit[];
  readonly total: number;
  readonly offset: number;
  readonly suggestedQuery: string | null;
  readonly byType: ReadonlyMap<SearchResultType, number>;
  readonly byLocation: ReadonlyMap<string, number>;
  readonly byAuthor: ReadonlyMap<string, number>;
};

/** As many of the best are put in order by how close their words stand. */
const closelyLookedAt = 24;
/** Nobody pages further, and everything up to there has to be sorted. */
const furthest = 10_000;

/** The best of what the viewer may see, from one moment. */
export async function globalSearch(
  ctx: Ctx,
  { options, limit, offset }: GlobalSearchRequest,
): Promise<SearchAnswer> {
  allow(ctx, 'search.run');
  const text = options.query?.value ?? '';
  const query = accept(parseSearchQuery(text));
  const db = await ctx.reads.db();
  const filter = await itemFilterOf(ctx, db, options);
  const index = await openIndex(ctx, db);
  const end = Math.min(furthest, offset + limit);
  const sort = {
    field: options.sort?.by ?? 'RELEVANCE',
    direction: options.sort?.direction ?? 'DESC',
  } as const;
  const types = options.types && options.types.length > 0 ? options.types : filter.seenTypes;
  const titleOnly = options.query?.titleOnly === true;
  const found = await runSearch(db, ctx.workspace.id, index, {
    query,
    titleOnly,
    filter,
    types,
    sort,
    most: Math.max(end, closelyLookedAt),
    countFacets: true,
  });
  const seqs = seqsOf(found);
  const looksClosely = sort.field === 'RELEVANCE' && offset < closelyLookedAt && found.plan !== null;
  const read = seqs.slice(looksClosely ? 0 : offset, looksClosely ? Math.max(end, closelyLookedAt) : end);
  const texts = await readHits(db, ctx.workspace.id, read);
  const ordered = looksClosely ? orderByPhrase(found, texts, closelyLookedAt) : read;
  const page = looksClosely ? ordered.slice(offset, end) : ordered;
  const hits = page.flatMap((seq) => texts.get(seq) ?? []);
  return {
    items: await previewHits(db, ctx.workspace.id, hits, found.plan),
    total: found.total,
    offset,
    suggestedQuery: suggestQuery(text, found.corrections, [...texts.values()]),
    byType: found.byType,
    byLocation: found.byLocation,
    byAuthor: found.byAuthor,
  };
}

function seqsOf({ best }: SearchFound): number[] {
  return best.map(({ seq }) => seq);
}
