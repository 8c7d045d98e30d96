import { sql } from 'kysely';
import type { Json } from '#domain/scim/json.ts';
import { listAnswer, showResource, type ListRequest } from '#domain/scim/list-request.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { filterToSql, type FilterColumns } from './filter-to-sql.ts';
import type { Address } from './resource-meta.ts';
import { isUserOf, userColumns, userResource, userSource, type StoredUser } from './stored-user.ts';

const firstEmail = sql`coalesce(s.emails -> 0 ->> 'value', m.email)`;

const columns: FilterColumns = {
  id: { value: sql`m.id`, as: 'exact' },
  username: { value: sql`coalesce(s.user_name, m.email)`, as: 'text' },
  externalid: { value: sql`s.external_id`, as: 'exact' },
  displayname: { value: sql`m.name`, as: 'text' },
  active: { value: sql`m.suspended_at is null`, as: 'flag' },
  'name.givenname': { value: sql`s.given_name`, as: 'text' },
  'name.familyname': { value: sql`s.family_name`, as: 'text' },
  emails: { value: firstEmail, as: 'text' },
  'emails.value': { value: firstEmail, as: 'text' },
  'emails.type': { value: sql`coalesce(s.emails -> 0 ->> 'type', 'work')`, as: 'text' },
  'meta.created': { value: sql`m.created_at`, as: 'time' },
  'meta.lastmodified': { value: sql`greatest(m.updated_at, s.updated_at)`, as: 'time' },
};

/** In the order people joined, so that a walk through the pages misses nobody. */
export async function listUsers(ctx: Ctx, request: ListRequest, address: Address): Promise<Json> {
  const { filter, startIndex, count, shown } = request;
  const db = await ctx.reads.db();
  const matching = sql<boolean>`${isUserOf(ctx.workspace.id)}
    and ${filter === null ? sql`true` : filterToSql(filter, columns)}`;
  const total = await sql<{
    count: number;
  }>`select count(*)::int as count ${userSource} where ${matching}`.execute(db);
  const { rows } = await sql<StoredUser>`select ${userColumns} ${userSource} where ${matching}
    order by m.created_at, m.id limit ${count} offset ${startIndex - 1}`.execute(db);
  return listAnswer(
    rows.map((row) => showResource(userResource(row, address), shown)),
    { totalResults: total.rows[0]?.count ?? 0, startIndex },
  );
}
