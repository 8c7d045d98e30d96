import { sql } from 'kysely';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { countLimits, itemLimits } from '#domain/limits/count-limits.ts';
import { groupDigits } from '#domain/limits/text-limit.ts';
import '#server/kernel/members/tables.ts';
import { checkRoom, lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { isAmong, isInWorkspace } from '#server/platform/db/is-among.ts';
import { findFullObjects, isActiveMember } from './full-holders.ts';
import { getGroup, type Group } from './group.ts';
import { inheritOrphans } from './inherit-orphans.ts';
import './tables.ts';

export type GroupMembersChange = { groupId: string; add: readonly string[]; remove: readonly string[] };

/** Adds and removes people in one step: all of it happens, or nothing. */
export async function changeGroupMembers(ctx: Ctx, input: GroupMembersChange): Promise<Group> {
  const { viewer } = requireMember(ctx);
  const [add, remove] = [[...new Set(input.add)], [...new Set(input.remove)]];
  if (add.length + remove.length > itemLimits.bulkChange) {
    throw new ValidationError(`Change at most ${groupDigits(itemLimits.bulkChange)} members at a time`);
  }
  if (add.some((id) => remove.includes(id)))
    throw new ValidationError('A person can’t be added and removed at once');
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'group.setMembers');
    await lockWorkspace(tx);
    const { id: groupId } = await getGroup(tx, input.groupId);
    await requireAddable(tx, add);
    await requireKnown(tx, remove);
    await moveGroupMembers(tx, { groupId, add, remove, heirId: viewer.id });
    return getGroup(tx, groupId);
  });
}

/** The same for a caller that holds the workspace's lock and has made sure that these are members. */
export async function moveGroupMembers(
  tx: TxCtx,
  { groupId, add, remove, heirId }: GroupMembersChange & { heirId: string },
): Promise<void> {
  const objectIds = remove.length > 0 ? await findFullObjects(tx, [groupId]) : [];
  const removed = await removeMembers(tx, groupId, remove);
  const added = await addMembers(tx, groupId, add);
  await checkRoom(tx, countLimits.membersPerGroup, () => countMembers(tx, groupId), 0);
  await inheritOrphans(tx, { objectIds, heirId });
  await tx.record(
    ...removed.map((memberId) => change('group.memberRemoved', groupId, memberId)),
    ...added.map((memberId) => change('group.memberAdded', groupId, memberId)),
  );
}

async function requireAddable(tx: TxCtx, ids: string[]): Promise<void> {
  const { rows } = await sql<{ known: string }>`
    select count(*)::text as known from members m
    where ${isInWorkspace(tx.workspace.id, 'm.id', ids)} and ${isActiveMember}`.execute(tx.db);
  if (Number(rows[0]?.known) !== ids.length) {
    throw new ValidationError('Some of these people can’t be added to a group. Choose them again.');
  }
}

/** Anyone who is not in the group is passed over; an id of nobody here is a mistake that the person should hear of. */
async function requireKnown(tx: TxCtx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  const { known } = await tx.db
    .selectFrom('members')
    .select((row) => row.fn.countAll<string>().as('known'))
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .executeTakeFirstOrThrow();
  if (Number(known) !== ids.length) {
    throw new ValidationError('Some of these people are not in this workspace. Choose them again.');
  }
}

async function removeMembers(tx: TxCtx, groupId: string, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.db
    .deleteFrom('group_members')
    .where('workspace_id', '=', tx.workspace.id)
    .where('group_id', '=', groupId)
    .where(isAmong('member_id', ids))
    .returning('member_id')
    .execute();
  return rows.map((row) => row.member_id);
}

async function addMembers(tx: TxCtx, groupId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ member_id: string }>`
    insert into group_members (workspace_id, group_id, member_id, added_at)
    select ${tx.workspace.id}::uuid, ${groupId}::uuid, id, ${tx.now()}::timestamptz from unnest(${ids}::uuid[]) as id
    on conflict do nothing returning member_id`.execute(tx.db);
  return rows.map((row) => row.member_id);
}

function countMembers(tx: TxCtx, groupId: string): Promise<{ count: string }> {
  return tx.db
    .selectFrom('group_members')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('workspace_id', '=', tx.workspace.id)
    .where('group_id', '=', groupId)
    .executeTakeFirstOrThrow();
}

function change<T extends 'group.memberAdded' | 'group.memberRemoved'>(
  type: T,
  groupId: string,
  memberId: string,
) {
  return { type, payload: { groupId, memberId }, objectId: groupId };
}
