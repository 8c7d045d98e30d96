import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { viewerOf } from '#server/platform/context/require-member.ts';
import { loaderOf, type RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import './tables.ts';

const starsKey = Symbol('stars');

/** Whether the asking person starred an object; one query for all that a response mentions. */
export function starLoader(ctx: RequestCtx): DataLoader<string, boolean> {
  return loaderOf(ctx, starsKey, () => {
    return new DataLoader(async (ids: readonly string[]) => {
      const me = viewerOf(ctx)?.id;
      if (me === undefined) return ids.map(() => false);
      const db = await ctx.reads.db();
      const rows = await db
        .selectFrom('stars')
        .select('object_id')
        .where('workspace_id', '=', ctx.workspace.id)
        .where('member_id', '=', me)
        .where(sql<boolean>`object_id = any(${[...ids]}::uuid[])`)
        .execute();
      const starred = new Set(rows.map((row) => row.object_id));
      return ids.map((id) => starred.has(id));
    });
  });
}
