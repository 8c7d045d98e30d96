import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { heardAs } from '#server/platform/events/heard-as.ts';
import { getReels } from './policy.ts';
import type { Reel } from './reel.ts';
import { changeReels } from './store-reel.ts';

/** All of them or none. Their highlights stay. */
export async function deleteReels(ctx: Ctx, ids: readonly string[]): Promise<Reel[]> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    await getReels(tx, ids, { action: 'reel.delete' });
    const reels = await changeReels(tx, ids, { deleted_at: tx.now(), deleted_by: viewer.id });
    await tx.record({ type: 'reel.deleted', payload: { reelIds: ids }, ...heardAs(reels) });
    return reels;
  });
}

/** All of them or none, with the parts that they had. */
export async function restoreReels(ctx: Ctx, ids: readonly string[]): Promise<Reel[]> {
  return inTransaction(ctx, async (tx) => {
    await getReels(tx, ids, { action: 'reel.delete', deleted: true });
    const reels = await changeReels(tx, ids, { deleted_at: null, deleted_by: null });
    await tx.record({ type: 'reel.restored', payload: { reelIds: ids }, ...heardAs(reels) });
    return reels;
  });
}
