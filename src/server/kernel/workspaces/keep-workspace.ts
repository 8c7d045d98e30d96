import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import './tables.ts';

/** Takes the deletion back. Any admin can, not only the one who asked for it. */
export async function keepWorkspace(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'workspace.delete');
    const kept = await tx.db
      .deleteFrom('workspace_deletions')
      .where('workspace_id', '=', tx.workspace.id)
      .executeTakeFirst();
    if (kept.numDeletedRows === 0n) return;
    await tx.record({
      type: 'workspace.kept',
      payload: { workspaceId: tx.workspace.id },
      objectId: tx.workspace.id,
    });
  });
}
