import { sql } from 'kysely';
import type { Json } from '#domain/scim/json.ts';
import {
  listAnswer,
  showResource,
  type ListRequest,
  type ShownAttributes,
} from '#domain/scim/list-request.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { filterToSql, type FilterColumns } from './filter-to-sql.ts';
import type { Address } from './resource-meta.ts';
import { groupColumns, groupResource, groupSource, type StoredGroup } from './stored-group.ts';

const columns: FilterColumns = {
  id: { value: sql`g.id`, as: 'exact' },
  displayname: { value: sql`g.name`, as: 'text' },
  externalid: { value: sql`s.external_id`, as: 'exact' },
  'meta.created': { value: sql`g.created_at`, as: 'time' },
  'meta.lastmodified': { value: sql`g.updated_at`, as: 'time' },
};

export async function listGroups(ctx: Ctx, request: ListRequest, address: Address): Promise<Json> {
  const { filter, startIndex, count, shown } = request;
  const db = await ctx.reads.db();
  const matching = sql`g.workspace_id = ${ctx.workspace.id}::uuid
    and ${filter === null ? sql`true` : filterToSql(filter, columns)}`;
  const total = await sql<{
    count: number;
  }>`select count(*)::int as count ${groupSource} where ${matching}`.execute(db);
  const { rows } = await sql<StoredGroup>`select ${groupColumns(wantsMembers(shown))} ${groupSource}
    where ${matching} order by g.created_at, g.id limit ${count} offset ${startIndex - 1}`.execute(db);
  return listAnswer(
    rows.map((row) => showResource(groupResource(row, address), shown)),
    { totalResults: total.rows[0]?.count ?? 0, startIndex },
  );
}

/** Entra leaves the members out whenever it can: a group may have hundreds. */
export function wantsMembers({ only, without }: ShownAttributes): boolean {
  if (without.includes('members')) return false;
  return only.length === 0 || only.some((name) => name === 'members' || name.startsWith('members.'));
}
