import { requireSupportState } from '#domain/staff/support-access.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { lockSupportAccess } from './lock-support-access.ts';
import { supportAccessColumns, type SupportAccess } from './support-access.ts';
import './tables.ts';

/** Before its time is over: the next request is refused, and open sockets close. */
export async function endSupportAccess(ctx: Ctx, id: string): Promise<SupportAccess> {
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'supportAccess.decide');
    const access = await lockSupportAccess(tx, id);
    requireSupportState(access, 'ACTIVE', tx.now());
    const ended = await tx.db
      .updateTable('support_accesses')
      .set({ ended_at: tx.now() })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .returning(supportAccessColumns)
      .executeTakeFirstOrThrow();
    await tx.record({
      type: 'supportAccess.ended',
      payload: { supportAccessId: id, staff: access.staffEmail },
      objectId: id,
    });
    return ended;
  });
}
