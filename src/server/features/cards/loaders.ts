import DataLoader from 'dataloader';
import type { CardQuote } from '#editor/cards/read-card.ts';
import { loaderOf, type RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { findQuotes } from './find-quotes.ts';
import { memberScope } from './member-scope.ts';

const quotesKey = Symbol('quotes of highlights');

/** Highlights as evidence, with paths of this site; null for what the person may not see. */
export function quoteLoader(ctx: RequestCtx): DataLoader<string, CardQuote | null> {
  return loaderOf(ctx, quotesKey, () => {
    return new DataLoader(async (ids: readonly string[]) => {
      const quotes = await findQuotes(await ctx.reads.db(), memberScope(ctx, ''), ids);
      return ids.map((id) => quotes.get(id) ?? null);
    });
  });
}
