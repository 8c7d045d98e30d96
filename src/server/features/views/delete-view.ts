import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { firstViewStays } from '#domain/views/default-view.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { viewerOf } from '#server/platform/context/require-member.ts';
import { loadViews } from './queries.ts';
import { allowOnViews, changeView, lockView, type ViewRef } from './store-view.ts';
import { isFirstView, type View } from './view.ts';

/** Takes a view away; what it showed stays where it is. `restoreView` brings it back as it was. */
export async function deleteView(ctx: Ctx, ref: ViewRef): Promise<View> {
  return inTransaction(ctx, async (tx) => {
    await allowOnViews(tx, 'view.delete', ref.projectId);
    const view = await lockView(tx, ref);
    if (isFirstView(view)) throw new InvalidOperation(firstViewStays);
    const deleted = await changeView(tx, ref.id, { deleted: { at: tx.now(), by: viewerOf(tx)?.id ?? null } });
    await tx.record({
      type: 'view.deleted',
      payload: { viewId: ref.id },
      objectId: ref.id,
      version: deleted.version,
    });
    return deleted;
  });
}

export async function restoreView(ctx: Ctx, ref: ViewRef): Promise<View> {
  return inTransaction(ctx, async (tx) => {
    await allowOnViews(tx, 'view.create', ref.projectId);
    await lockWorkspace(tx);
    await lockView(tx, ref, { deleted: true });
    const views = await loadViews(tx, tx.db, ref.projectId);
    accept(checkCount(countLimits.viewsPerProject, views.length, 1));
    const view = await changeView(tx, ref.id, { deleted: null });
    await tx.record({
      type: 'view.created',
      payload: { viewId: ref.id, projectId: ref.projectId },
      objectId: ref.id,
      version: view.version,
    });
    return view;
  });
}
