import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { changeMember } from './change-member.ts';
import { getMember } from './get-member.ts';
import type { Member } from './member.ts';

/** Lets a suspended person sign in again, with what they had. */
export async function reactivateMember(ctx: Ctx, id: string): Promise<Member> {
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'member.reactivate');
    return reactivateIn(tx, id);
  });
}

/** The same inside a transaction that does more. */
export async function reactivateIn(tx: TxCtx, id: string): Promise<Member> {
  await lockWorkspace(tx);
  const before = await getMember(tx, id);
  if (before.suspendedAt === null) return before;
  const member = await changeMember(tx, id, { suspended_at: null });
  await tx.record({
    type: 'member.reactivated',
    payload: { memberId: id },
    objectId: id,
    version: member.version,
    before: { suspended: true },
    after: { suspended: false },
  });
  return member;
}
