import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { changeMember } from './change-member.ts';
import { endSessions } from './end-sessions.ts';
import { getMember } from './get-member.ts';
import type { Member } from './member.ts';
import { requireAdminLeft } from './require-admin-left.ts';

/** Shuts a person out at once. Their role and access wait for `reactivateMember`. */
export async function suspendMember(ctx: Ctx, id: string): Promise<Member> {
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'member.suspend');
    return suspendIn(tx, id);
  });
}

/** The same inside a transaction that does more. */
export async function suspendIn(tx: TxCtx, id: string): Promise<Member> {
  await lockWorkspace(tx);
  const before = await getMember(tx, id);
  if (before.suspendedAt !== null) return before;
  const member = await changeMember(tx, id, { suspended_at: tx.now() });
  await requireAdminLeft(tx);
  await endSessions(tx, member.accountId);
  await tx.record({
    type: 'member.suspended',
    payload: { memberId: id },
    objectId: id,
    version: member.version,
    before: { suspended: false },
    after: { suspended: true },
  });
  return member;
}
