import { sql } from 'kysely';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { loaderOfMap } from '#server/platform/graphql/loader.ts';
import './tables.ts';

/** More than a screen of text. */
const openingLength = 3000;

/** How texts begin, for objects that the person was found to see. */
export const openingLoader = loaderOfMap('', async (ctx, db, ids) => {
  const rows = await db
    .selectFrom('documents')
    .select(['id', sql<string>`left(text, ${sql.lit(openingLength)})`.as('opening')])
    .where(isInWorkspace(ctx.workspace.id, 'id', ids))
    .execute();
  return new Map(rows.map(({ id, opening }) => [id, opening]));
});
