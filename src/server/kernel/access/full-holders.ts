import { sql, type RawBuilder } from 'kysely';
import { InvalidOperation } from '#domain/errors/hark-error.ts';
import '#server/kernel/members/tables.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import './tables.ts';

/** Members that the line `g` of a map names: the person, their group, or everybody. `m` is the member. */
export const isNamedBy: RawBuilder<boolean> = sql<boolean>`(
  g.grantee = m.id::text or g.grantee = 'markup' or exists (
    select 1 from group_members gm
    where gm.workspace_id = m.workspace_id and gm.member_id = m.id and gm.group_id::text = g.grantee))`;

/** Suspended people, people without a role and people who left are excluded everywhere. */
export const isActiveMember: RawBuilder<boolean> = sql<boolean>`(
  m.role is not null and m.suspended_at is null and m.removed_at is null)`;

/** Whether somebody can really use a FULL line of the map: viewers can't. */
function hasFullHolder(workspaceId: string, objectId: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from grants g join members m on m.workspace_id = g.workspace_id
    where g.workspace_id = ${workspaceId} and g.object_id = ${objectId} and g.level = 3
      and ${isActiveMember} and m.role <> 'VIEWER' and ${isNamedBy})`;
}

/** Throws, and so undoes, what left nobody in charge of the object. */
export async function requireFullHolder(tx: TxCtx, objectId: string): Promise<void> {
  const { rows } = await sql<{ held: boolean }>`
    select ${hasFullHolder(tx.workspace.id, sql`${objectId}::uuid`)} as held`.execute(tx.db);
  if (rows[0]?.held !== true) {
    throw new InvalidOperation('Someone must keep full access. Give it to another person or group first.');
  }
}

/** Maps in which one of these has FULL: what may be left without anybody when they go. */
export async function findFullObjects(tx: TxCtx, grantees: readonly string[]): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('grants')
    .select('object_id')
    .distinct()
    .where('workspace_id', '=', tx.workspace.id)
    .where('level', '=', 3)
    .where(sql<boolean>`grantee = any(${[...grantees]}::text[])`)
    .execute();
  return rows.map((row) => row.object_id);
}

/** Of these objects, those that nobody holds any more go to the heir. Answers their ids. */
export async function passOnOrphans(
  tx: TxCtx,
  { objectIds, heirId }: { objectIds: readonly string[]; heirId: string },
): Promise<string[]> {
  if (objectIds.length === 0) return [];
  const { rows } = await sql<{ object_id: string }>`
    insert into grants (workspace_id, object_id, grantee, level, granted_by, created_at)
    select ${tx.workspace.id}::uuid, orphan.id, ${heirId}, 3, ${heirId}::uuid, ${tx.now()}::timestamptz
    from unnest(${[...objectIds]}::uuid[]) as orphan (id)
    where not ${hasFullHolder(tx.workspace.id, sql`orphan.id`)}
    on conflict (workspace_id, object_id, grantee) do update set level = 3
    returning object_id`.execute(tx.db);
  return rows.map((row) => row.object_id);
}

/** What a member may do by a map, capped by their role; 0 for nobody. */
export async function rankOfMember(
  db: Db,
  { workspaceId, memberId, sourceId }: { workspaceId: string; memberId: string; sourceId: string },
): Promise<number> {
  const { rows } = await sql<{ rank: number }>`
    select least(max(g.level), case m.role when 'VIEWER' then 1 else 3 end)::int as rank
    from members m join grants g on g.workspace_id = m.workspace_id
    where m.workspace_id = ${workspaceId} and m.id = ${memberId} and g.object_id = ${sourceId}
      and ${isActiveMember} and ${isNamedBy}
    group by m.role`.execute(db);
  return rows[0]?.rank ?? 0;
}
