import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import '#server/platform/events/tables.ts';

/** Attempts start again from zero: after the cause was fixed, one more failure shouldn't end them. */
export async function retryFailedReceipts(ctx: Ctx): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'upkeep.retry');
    const { numUpdatedRows } = await tx.db
      .updateTable('outbox')
      .set({ attempts: 0, failed_at: null, run_at: tx.now() })
      .where('workspace_id', '=', tx.workspace.id)
      .where('failed_at', 'is not', null)
      .executeTakeFirstOrThrow();
    const count = Number(numUpdatedRows);
    if (count === 0) return 0;
    const { id: workspaceId } = tx.workspace;
    await tx.record({
      type: 'workspace.receiptsRetried',
      payload: { workspaceId, count },
      objectId: workspaceId,
    });
    return count;
  });
}
