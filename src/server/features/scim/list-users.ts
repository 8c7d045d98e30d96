import { sql } from 'kysely';
import type { Json } from '#domain/scim/json.ts';
import type { ListRequest } from '#domain/scim/list-request.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { FilterColumns } from './filter-to-sql.ts';
import { listResources } from './list-resources.ts';
import type { Address } from './resource-meta.ts';
import { isUserOf, userColumns, userResource, userSource, type StoredUser } from './stored-user.ts';

const firstEmail = sql`coalesce(s.emails -> 0 ->> 'value', m.email)`;

const searched: FilterColumns = {
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

export function listUsers(ctx: Ctx, request: ListRequest, address: Address): Promise<Json> {
  return listResources<StoredUser>(ctx, request, {
    source: userSource,
    inWorkspace: isUserOf(ctx.workspace.id),
    columns: userColumns,
    order: sql`m.created_at, m.id`,
    searched,
    resourceOf: (stored) => userResource(stored, address),
  });
}
