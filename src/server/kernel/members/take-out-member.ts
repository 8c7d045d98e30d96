import { findFullObjects, inheritOrphans } from '#server/kernel/access/index.ts';
import '#server/kernel/access/tables.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { changeMember } from './change-member.ts';
import { endSessions } from './end-sessions.ts';
import { getMember } from './get-member.ts';
import { requireAdminLeft } from './require-admin-left.ts';
import './tables.ts';

/** What the person made stays and names them as its author; what only they were in charge of passes to the heir. */
export async function takeOutMember(
  tx: TxCtx,
  { id, heirId }: { id: string; heirId: string },
): Promise<void> {
  await lockWorkspace(tx);
  const before = await getMember(tx, id);
  const groupIds = await leaveGroups(tx, id);
  const objectIds = await findFullObjects(tx, [id, ...groupIds, 'markup']);
  const gone = { role: null, workspace_admin: false, suspended_at: null, removed_at: tx.now() };
  const member = await changeMember(tx, id, gone);
  await requireAdminLeft(tx);
  await forget(tx, id);
  await inheritOrphans(tx, { objectIds, heirId });
  await endSessions(tx, member.accountId);
  await tx.record({
    type: 'member.removed',
    payload: { memberId: id },
    objectId: id,
    version: member.version,
    before: { role: before.role, workspaceAdmin: before.workspaceAdmin, groupIds },
  });
}

async function leaveGroups(tx: TxCtx, id: string): Promise<string[]> {
  const rows = await tx.db
    .deleteFrom('group_members')
    .where('workspace_id', '=', tx.workspace.id)
    .where('member_id', '=', id)
    .returning('group_id')
    .execute();
  return rows.map((row) => row.group_id);
}

/** Nothing that acts in their name may outlast them. */
async function forget(tx: TxCtx, id: string): Promise<void> {
  await tx.db
    .deleteFrom('grants')
    .where('workspace_id', '=', tx.workspace.id)
    .where('grantee', '=', id)
    .execute();
  await tx.db
    .deleteFrom('access_requests')
    .where('workspace_id', '=', tx.workspace.id)
    .where('member_id', '=', id)
    .where('answered_at', 'is', null)
    .execute();
  await tx.db
    .updateTable('invites')
    .set({ revoked_at: tx.now() })
    .where('workspace_id', '=', tx.workspace.id)
    .where('invited_by', '=', id)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
}
