import { sql, type RawBuilder } from 'kysely';
import type { Json } from '#domain/scim/json.ts';
import { ScimError } from '#domain/scim/scim-error.ts';
import { userUrn, type ScimEmail, type ScimUser } from '#domain/scim/scim-user.ts';
import type { Db } from '#server/platform/db/database.ts';
import { idOrNobody, metaOf, type Address } from './resource-meta.ts';
import '#server/kernel/members/tables.ts';
import './tables.ts';

/** Every member is a user of the directory's; what it said of them is beside what the workspace itself keeps. */
export type StoredUser = {
  id: string;
  name: string;
  email: string;
  userName: string;
  externalId: string | null;
  givenName: string | null;
  familyName: string | null;
  emails: ScimEmail[] | null;
  active: boolean;
  createdAt: Date;
  updatedAt: Date;
};

export const userSource = sql`from members m
  left join scim_users s on s.workspace_id = m.workspace_id and s.member_id = m.id`;

export function isUserOf(workspaceId: string): RawBuilder<boolean> {
  return sql<boolean>`m.workspace_id = ${workspaceId}::uuid and m.removed_at is null and not m.is_sample`;
}

export const userColumns = sql`m.id, m.name, m.email, coalesce(s.user_name, m.email) as "userName",
  s.external_id as "externalId", s.given_name as "givenName", s.family_name as "familyName", s.emails,
  m.suspended_at is null as active, m.created_at as "createdAt",
  greatest(m.updated_at, s.updated_at) as "updatedAt"`;

/** Throws ScimError 404, also for somebody of another workspace. */
export async function getStoredUser(db: Db, workspaceId: string, id: string): Promise<StoredUser> {
  const { rows } = await sql<StoredUser>`select ${userColumns} ${userSource}
    where ${isUserOf(workspaceId)} and m.id = ${idOrNobody(id)}::uuid`.execute(db);
  if (!rows[0]) throw new ScimError(404, `There is no user ${id.slice(0, 100)}`);
  return rows[0];
}

export function userOf(stored: StoredUser): ScimUser {
  const { userName, externalId, active, name: displayName, givenName, familyName } = stored;
  const emails = stored.emails ?? [{ value: stored.email, type: 'work', primary: true }];
  return { userName, externalId, active, displayName, givenName, familyName, emails };
}

export function userResource(stored: StoredUser, address: Address): Json {
  const { givenName, familyName, externalId, ...user } = userOf(stored);
  const resource = {
    schemas: [userUrn],
    id: stored.id,
    ...(externalId !== null && { externalId }),
    ...user,
    name: {
      ...(givenName !== null && { givenName }),
      ...(familyName !== null && { familyName }),
      formatted: stored.name,
    },
  };
  return { ...resource, meta: metaOf('User', resource, { ...stored, address }) };
}
