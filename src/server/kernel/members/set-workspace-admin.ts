import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { changeMember } from './change-member.ts';
import { getMember } from './get-member.ts';
import type { Member } from './member.ts';
import { requireAdminLeft } from './require-admin-left.ts';

/** Admins make and unmake admins; the last one stays. */
export async function setWorkspaceAdmin(
  ctx: Ctx,
  input: { id: string; workspaceAdmin: boolean },
): Promise<Member> {
  const { id, workspaceAdmin } = input;
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'member.setAdmin');
    await lockWorkspace(tx);
    const before = await getMember(tx, id);
    if (before.workspaceAdmin === workspaceAdmin) return before;
    const member = await changeMember(tx, id, { workspace_admin: workspaceAdmin });
    await requireAdminLeft(tx);
    await tx.record({
      type: 'member.adminChanged',
      payload: { memberId: id, workspaceAdmin },
      objectId: id,
      version: member.version,
      before: { workspaceAdmin: before.workspaceAdmin },
      after: { workspaceAdmin },
    });
    return member;
  });
}
