import type { Role } from '#domain/access/roles.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { changeMember } from './change-member.ts';
import { getMember } from './get-member.ts';
import type { Member } from './member.ts';
import { requireAdminLeft } from './require-admin-left.ts';

/** Null excludes the person everywhere until they get a role again; their access waits for them. */
export async function setMemberRole(
  ctx: Ctx,
  { id, role }: { id: string; role: Role | null },
): Promise<Member> {
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'member.setRole');
    await lockWorkspace(tx);
    const before = await getMember(tx, id);
    if (before.role === role) return before;
    const member = await changeMember(tx, id, { role });
    await requireAdminLeft(tx);
    await tx.record({
      type: 'member.roleChanged',
      payload: { memberId: id, from: before.role, to: role },
      objectId: id,
      version: member.version,
      before: { role: before.role },
      after: { role },
    });
    return member;
  });
}
