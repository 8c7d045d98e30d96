import DataLoader from 'dataloader';
import { loaderOf, type RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import type { Highlight } from './highlight.ts';
import { findHighlights } from './queries.ts';

const highlightKey = Symbol('highlights');

/** Highlights by id, one query for all that a response mentions; null for what the person may not see. */
export function highlightLoader(ctx: RequestCtx): DataLoader<string, Highlight | null> {
  return loaderOf(ctx, highlightKey, () => {
    return new DataLoader(async (ids: readonly string[]) => {
      const found = new Map((await findHighlights(ctx, ids)).map((highlight) => [highlight.id, highlight]));
      return ids.map((id) => found.get(id) ?? null);
    });
  });
}
