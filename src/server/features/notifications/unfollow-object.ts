import type { ObjectRef } from '#server/kernel/access/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import './tables.ts';

/** Also for what the person can no longer see: a way out needs no level. */
export async function unfollowObject(ctx: Ctx, { type, id }: ObjectRef): Promise<void> {
  const { viewer } = requireMember(ctx);
  await inTransaction(ctx, async (tx) => {
    allow(tx, 'notificationSettings.update');
    const removed = await tx.db
      .deleteFrom('follows')
      .where('workspace_id', '=', tx.workspace.id)
      .where('member_id', '=', viewer.id)
      .where('object_id', '=', id)
      .executeTakeFirst();
    if (removed.numDeletedRows === 0n) return;
    await tx.record({
      type: 'follow.stopped',
      payload: { objectType: type, objectId: id, memberId: viewer.id },
      objectId: id,
    });
  });
}
