import { groupChanges, readGroupClaim } from '#domain/accounts/group-claim.ts';
import { countLimits } from '#domain/limits/count-limits.ts';
import { moveGroupMembers } from '#server/kernel/access/index.ts';
import '#server/kernel/access/tables.ts';
import { findHeir } from '#server/kernel/members/index.ts';
import '#server/kernel/workspaces/tables.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import type { TxCtx } from '#server/platform/context/context.ts';

/**
 * Puts the person into the groups that the provider names, and takes them out of other groups that it decides about.
 * A full group is passed over: nobody is shut out of the workspace for it.
 */
export async function syncSsoGroups(
  tx: TxCtx,
  { memberId, claim }: { memberId: string; claim: unknown },
): Promise<void> {
  const named = readGroupClaim(claim);
  if (named === null) return;
  const rules = await tx.db
    .selectFrom('sso_groups')
    .select((row) => [
      'value',
      'group_id as groupId',
      row
        .exists(
          row
            .selectFrom('group_members')
            .select('member_id')
            .whereRef('group_members.workspace_id', '=', 'sso_groups.workspace_id')
            .whereRef('group_members.group_id', '=', 'sso_groups.group_id')
            .where('member_id', '=', memberId),
        )
        .as('isIn'),
      row
        .selectFrom('group_members')
        .select((member) => member.fn.countAll<string>().as('count'))
        .whereRef('group_members.workspace_id', '=', 'sso_groups.workspace_id')
        .whereRef('group_members.group_id', '=', 'sso_groups.group_id')
        .as('size'),
    ])
    .where('workspace_id', '=', tx.workspace.id)
    .limit(countLimits.ssoGroupsPerWorkspace.max)
    .execute();
  const held = rules.map(({ isIn, size, ...rule }) => ({ ...rule, isIn: Boolean(isIn), size: Number(size) }));
  const { join, leave } = groupChanges(held, named, countLimits.membersPerGroup.max);
  if (join.length + leave.length === 0) return;
  await lockWorkspace(tx);
  const heirId = await findHeir(tx, null);
  for (const groupId of join) await moveGroupMembers(tx, { groupId, add: [memberId], remove: [], heirId });
  for (const groupId of leave) await moveGroupMembers(tx, { groupId, add: [], remove: [memberId], heirId });
}
