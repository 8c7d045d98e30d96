import { sql } from 'kysely';
import { followedChanges, type FollowedChangeType } from '#domain/notifications/followed-changes.ts';
import { defaultNotificationOptions } from '#domain/notifications/follows.ts';
import { isActiveMember, isNamedBy } from '#server/kernel/access/index.ts';
import '#server/kernel/access/tables.ts';
import '#server/kernel/members/tables.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** More people than this in charge of one object are a crowd: nobody of it would feel asked. */
const mostAsked = 50;

/** Who can answer a request, people named by themselves before those of a group. */
export async function findAnswerers(tx: TxCtx, objectId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from access_objects o
    join grants g on g.workspace_id = o.workspace_id and g.object_id = o.source_id and g.level = 3
    join members m on m.workspace_id = o.workspace_id and ${isActiveMember} and m.role <> 'VIEWER' and ${isNamedBy}
    where o.workspace_id = ${tx.workspace.id} and o.id = ${objectId}
    group by m.id
    order by bool_or(g.grantee = m.id::text) desc, bool_or(g.grantee <> 'markup') desc, m.id
    limit ${mostAsked}`.execute(tx.db);
  return rows.map((row) => row.id);
}

const optionColumns = {
  allChangesEnabled: 'all_changes_enabled',
  insightsPublishedEnabled: 'insights_published_enabled',
  allCommentsEnabled: 'all_comments_enabled',
} as const;

/** Followers of the object or of anything above it, who want to hear of such a change and may see the object. */
export async function findFollowers(
  tx: TxCtx,
  change: { type: FollowedChangeType; objectId: string; actorId: string | null },
): Promise<string[]> {
  const { option } = followedChanges[change.type];
  const column = optionColumns[option];
  const { rows } = await sql<{ id: string }>`
    with recursive above as (
      select id, parent_id from access_objects where workspace_id = ${tx.workspace.id} and id = ${change.objectId}
      union
      select up.id, up.parent_id from access_objects up join above on up.id = above.parent_id
      where up.workspace_id = ${tx.workspace.id}
    )
    select distinct m.id
    from follows f
    join above on above.id = f.object_id
    join members m on m.workspace_id = f.workspace_id and m.id = f.member_id and ${isActiveMember}
    left join notification_options own
      on own.workspace_id = f.workspace_id and own.member_id = f.member_id and own.object_id = f.object_id
    left join notification_options general
      on general.workspace_id = f.workspace_id and general.member_id = f.member_id and general.object_id is null
    where f.workspace_id = ${tx.workspace.id} and f.member_id is distinct from ${change.actorId}::uuid
      and coalesce(${sql.ref(`own.${column}`)}, ${sql.ref(`general.${column}`)}, ${defaultNotificationOptions[option]}::boolean)
      and exists (
        select 1 from access_objects o join grants g on g.workspace_id = o.workspace_id and g.object_id = o.source_id
        where o.workspace_id = f.workspace_id and o.id = ${change.objectId} and ${isNamedBy})`.execute(tx.db);
  return rows.map((row) => row.id);
}
