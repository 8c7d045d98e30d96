import type { StaffAct } from '#domain/staff/staff-acts.ts';
import type { TxCtx } from '#server/platform/context/context.ts';

/** The workspace's audit log says who of the staff did what, in the same transaction. */
export async function noteStaffAct(tx: TxCtx, payload: { staff: string; act: StaffAct }): Promise<void> {
  await tx.record({ type: 'staff.acted', payload, objectId: null });
}
