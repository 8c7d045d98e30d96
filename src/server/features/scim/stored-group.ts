import { sql, type RawBuilder } from 'kysely';
import type { Json } from '#domain/scim/json.ts';
import { ScimError } from '#domain/scim/scim-error.ts';
import { groupUrn, type ScimGroup } from '#domain/scim/scim-group.ts';
import type { Db } from '#server/platform/db/database.ts';
import { idOrNobody, metaOf, type Address } from './resource-meta.ts';
import '#server/kernel/access/tables.ts';
import './tables.ts';

export type StoredGroup = {
  id: string;
  name: string;
  externalId: string | null;
  /** Null where the caller doesn't want to see them. */
  memberIds: string[] | null;
  createdAt: Date;
  updatedAt: Date;
};

export const groupSource = sql`from groups g
  left join scim_groups s on s.workspace_id = g.workspace_id and s.group_id = g.id`;

export function groupColumns(withMembers: boolean): RawBuilder<unknown> {
  const members = sql`array(select gm.member_id::text from group_members gm
    where gm.workspace_id = g.workspace_id and gm.group_id = g.id order by gm.member_id)`;
  return sql`g.id, g.name, s.external_id as "externalId", g.created_at as "createdAt",
    g.updated_at as "updatedAt", ${withMembers ? members : sql`null`} as "memberIds"`;
}

/** Throws ScimError 404. */
export async function getStoredGroup(
  db: Db,
  workspaceId: string,
  { id, withMembers = true }: { id: string; withMembers?: boolean },
): Promise<StoredGroup> {
  const { rows } = await sql<StoredGroup>`select ${groupColumns(withMembers)} ${groupSource}
    where g.workspace_id = ${workspaceId}::uuid and g.id = ${idOrNobody(id)}::uuid`.execute(db);
  if (!rows[0]) throw new ScimError(404, `There is no group ${id.slice(0, 100)}`);
  return rows[0];
}

export function groupOf({ name, externalId, memberIds }: StoredGroup): ScimGroup {
  return { displayName: name, externalId, memberIds: memberIds ?? [] };
}

export function groupResource(stored: StoredGroup, address: Address): Json {
  const { id, name, externalId, memberIds } = stored;
  const resource = {
    schemas: [groupUrn],
    id,
    ...(externalId !== null && { externalId }),
    displayName: name,
    ...(memberIds !== null && {
      members: memberIds.map((value) => ({ value, $ref: `${address}/Users/${value}`, type: 'User' })),
    }),
  };
  return { ...resource, meta: metaOf('Group', resource, { ...stored, address }) };
}
