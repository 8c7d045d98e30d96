import { sql } from 'kysely';
import type { Json } from '#domain/scim/json.ts';
import type { ListRequest, ShownAttributes } from '#domain/scim/list-request.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { FilterColumns } from './filter-to-sql.ts';
import { listResources } from './list-resources.ts';
import type { Address } from './resource-meta.ts';
import { groupColumns, groupResource, groupSource, type StoredGroup } from './stored-group.ts';

const searched: FilterColumns = {
  id: { value: sql`g.id`, as: 'exact' },
  displayname: { value: sql`g.name`, as: 'text' },
  externalid: { value: sql`s.external_id`, as: 'exact' },
  'meta.created': { value: sql`g.created_at`, as: 'time' },
  'meta.lastmodified': { value: sql`g.updated_at`, as: 'time' },
};

export function listGroups(ctx: Ctx, request: ListRequest, address: Address): Promise<Json> {
  return listResources<StoredGroup>(ctx, request, {
    source: groupSource,
    inWorkspace: sql`g.workspace_id = ${ctx.workspace.id}::uuid`,
    columns: groupColumns(wantsMembers(request.shown)),
    order: sql`g.created_at, g.id`,
    searched,
    resourceOf: (stored) => groupResource(stored, address),
  });
}

/** Entra leaves the members out whenever it can: a group may have hundreds. */
export function wantsMembers({ only, without }: ShownAttributes): boolean {
  if (without.includes('members')) return false;
  return only.length === 0 || only.some((name) => name === 'members' || name.startsWith('members.'));
}
