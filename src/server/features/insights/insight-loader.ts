import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { loaderOf, type RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { insightColumns, type Insight } from './insight.ts';
import { visibleInsights } from './queries.ts';

const insightKey = Symbol('insights');

/** Insights by id, one query for all that a response mentions; null for what the person may not see. */
export function insightLoader(ctx: RequestCtx): DataLoader<string, Insight | null> {
  return loaderOf(ctx, insightKey, () => {
    return new DataLoader(async (ids: readonly string[]) => {
      const rows = await visibleInsights(ctx, await ctx.reads.db())
        .select(insightColumns(ctx))
        .where(sql<boolean>`insights.id = any(${[...ids]}::uuid[])`)
        .execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.map((id) => byId.get(id) ?? null);
    });
  });
}
