import type { SearchMethod } from '#server/platform/graphql/wire.gen.ts';
import type { Embedder, Question } from '#server/platform/ai/embedder.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { fuseMeaning } from '#server/platform/search/fuse-meaning.ts';
import type { SearchAsk, SearchFound } from '#server/platform/search/run-search.ts';
import type { WorkspaceIndex } from '#server/platform/search/workspace-index.ts';
import { openVectors } from './open-index.ts';

export type Found = SearchFound & { readonly passages: ReadonlyMap<number, number> };

/** Adds what is near in meaning, where there is a model and where meaning was asked for. */
export async function findMeaning(
  ctx: Ctx,
  db: Db,
  index: WorkspaceIndex,
  found: SearchFound,
  ask: SearchAsk,
  { embedder, method }: { embedder: Embedder | undefined; method: SearchMethod },
): Promise<Found> {
  const nothing = { ...found, passages: new Map<number, number>() };
  const isExact = ask.query.phrases.length > 0 || ask.titleOnly;
  if (!embedder || method === 'FULL_TEXT' || isExact || !found.plan || ask.sort.field !== 'RELEVANCE')
    return nothing;
  let query: Question | undefined;
  try {
    query = await embedder.embedQuestion(ask.query.words.join(' '));
  } catch (error) {
    ctx.log.warn({ err: error }, 'The meaning of a search could not be read; its words were searched');
  }
  if (!query) return nothing;
  const vectors = await openVectors(ctx, db, embedder.model);
  return fuseMeaning(index, found, ask, { vectors: vectors.set, query, alone: method === 'VECTOR' });
}
