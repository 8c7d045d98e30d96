import { requireSupportState } from '#domain/staff/support-access.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { lockSupportAccess } from './lock-support-access.ts';
import { supportAccessColumns, type SupportAccess } from './support-access.ts';
import './tables.ts';

/** An admin lets staff in with the admin's own standing, from now on for the time asked for, or refuses. */
export async function decideSupportAccess(
  ctx: Ctx,
  id: string,
  { granted }: { granted: boolean },
): Promise<SupportAccess> {
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'supportAccess.decide');
    const { viewer } = requireMember(tx);
    const access = await lockSupportAccess(tx, id);
    requireSupportState(access, 'PENDING', tx.now());
    const now = tx.now();
    const decided = await tx.db
      .updateTable('support_accesses')
      .set({
        granted,
        decided_at: now,
        decided_by: viewer.id,
        ends_at: granted ? new Date(now.getTime() + access.minutes * 60_000) : null,
      })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .returning(supportAccessColumns)
      .executeTakeFirstOrThrow();
    await tx.record({
      type: granted ? 'supportAccess.granted' : 'supportAccess.denied',
      payload: { supportAccessId: id, staff: access.staffEmail },
      objectId: id,
      after: { reason: access.reason, minutes: access.minutes },
    });
    return decided;
  });
}
