import type { TxCtx } from '#server/platform/context/context.ts';
import { changeView } from './store-view.ts';
import './tables.ts';

/** For an undo: the views that are still there. */
export async function takeBackViews(tx: TxCtx, ids: readonly string[], by: string): Promise<void> {
  if (ids.length === 0) return;
  const there = await tx.db
    .selectFrom('views')
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute();
  for (const { id } of there) {
    const { version } = await changeView(tx, id, { deleted: { at: tx.now(), by } });
    await tx.record({ type: 'view.deleted', payload: { viewId: id }, objectId: id, version });
  }
}
