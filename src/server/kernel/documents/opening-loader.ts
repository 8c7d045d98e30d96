import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { loaderOf, type RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import './tables.ts';

const openingKey = Symbol('openings');
/** More than a screen of text. */
const openingLength = 3000;

/** How texts begin, for objects that the person was found to see. */
export function openingLoader(ctx: RequestCtx): DataLoader<string, string> {
  return loaderOf(ctx, openingKey, () => {
    return new DataLoader(async (ids: readonly string[]) => {
      const db = await ctx.reads.db();
      const rows = await db
        .selectFrom('documents')
        .select(['id', sql<string>`left(text, ${sql.lit(openingLength)})`.as('opening')])
        .where('workspace_id', '=', ctx.workspace.id)
        .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
        .execute();
      const found = new Map(rows.map(({ id, opening }) => [id, opening]));
      return ids.map((id) => found.get(id) ?? '');
    });
  });
}
