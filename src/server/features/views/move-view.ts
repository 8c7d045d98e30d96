import { moveTo } from '#domain/rank/rank.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { loadViews } from './queries.ts';
import { allowOnViews, changeView, lockView, type ViewRef } from './store-view.ts';
import type { View } from './view.ts';

/** To this place among the views of its section. Answers the section's views in their new order. */
export async function moveView(ctx: Ctx, input: ViewRef & { readonly index: number }): Promise<View[]> {
  return inTransaction(ctx, async (tx) => {
    await allowOnViews(tx, 'view.reorder', input.projectId);
    await lockWorkspace(tx);
    const moving = await lockView(tx, input);
    const section = (await loadViews(tx, tx.db, input.projectId)).filter(
      ({ objectType }) => objectType === moving.objectType,
    );
    for (const { id, rank } of moveTo(section, input.id, input.index)) {
      await lockView(tx, { projectId: input.projectId, id });
      const { version } = await changeView(tx, id, { rank });
      await tx.record({
        type: 'view.updated',
        payload: { viewId: id, changed: ['rank'] },
        objectId: id,
        version,
      });
    }
    const after = await loadViews(tx, tx.db, input.projectId);
    return after.filter(({ objectType }) => objectType === moving.objectType);
  });
}
