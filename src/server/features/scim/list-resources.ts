import { sql, type RawBuilder } from 'kysely';
import type { Json } from '#domain/scim/json.ts';
import { listAnswer, showResource, type ListRequest } from '#domain/scim/list-request.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { filterToSql, type FilterColumns } from './filter-to-sql.ts';

export type ResourceList<Stored> = {
  readonly source: RawBuilder<unknown>;
  readonly inWorkspace: RawBuilder<unknown>;
  readonly columns: RawBuilder<unknown>;
  /** By the time they came, so that a walk through the pages misses none. */
  readonly order: RawBuilder<unknown>;
  readonly searched: FilterColumns;
  readonly resourceOf: (stored: Stored) => Json;
};

/** A page of users or groups with the number of all that match. Throws ScimError. */
export async function listResources<Stored>(
  ctx: Ctx,
  { filter, startIndex, count, shown }: ListRequest,
  { source, inWorkspace, columns, order, searched, resourceOf }: ResourceList<Stored>,
): Promise<Json> {
  const db = await ctx.reads.db();
  const matching = sql`${inWorkspace} and ${filter === null ? sql`true` : filterToSql(filter, searched)}`;
  const total = await sql<{
    count: number;
  }>`select count(*)::int as count ${source} where ${matching}`.execute(db);
  const { rows } = await sql<Stored>`select ${columns} ${source} where ${matching}
    order by ${order} limit ${count} offset ${startIndex - 1}`.execute(db);
  return listAnswer(
    rows.map((row) => showResource(resourceOf(row), shown)),
    { totalResults: total.rows[0]?.count ?? 0, startIndex },
  );
}
