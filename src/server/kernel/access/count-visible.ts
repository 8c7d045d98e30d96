import { sql, type AliasedSelectQueryBuilder } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isVisible } from './scope.ts';

/** By map first: there are far fewer maps to look up than objects they govern. */
export function countVisible(
  ctx: Ctx,
  db: Db,
  perMap: AliasedSelectQueryBuilder<{ access_id: string; count: string }, 'map'>,
): Promise<{ count: string }> {
  return db
    .selectFrom(perMap)
    .select(sql<string>`coalesce(sum(count), 0)`.as('count'))
    .where(isVisible(ctx, 'map.access_id'))
    .executeTakeFirstOrThrow();
}
