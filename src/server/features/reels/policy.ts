import type { Action } from '#domain/access/actions.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { getInsights } from '#server/features/insights/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { reelColumns, type Reel } from './reel.ts';
import { reelsInInsights } from './queries.ts';
import './tables.ts';

type Looking = { action: Action; deleted?: boolean };

/**
 * Locked until the transaction ends, their insights first. Throws NotFound if there is one among them that the
 * person may not see, or that is not as they look for it, and Forbidden for what they may not do.
 */
export async function getReels(
  tx: TxCtx,
  ids: readonly string[],
  { action, deleted = false }: Looking,
): Promise<Reel[]> {
  const owners = await tx.db
    .selectFrom('reels')
    .select('owner_id')
    .distinct()
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .where('owner_type', '=', 'insight')
    .execute();
  const insights = await getInsights(
    tx,
    owners.map(({ owner_id }) => owner_id),
  );
  const reels = await reelsInInsights(tx.db)
    .select(reelColumns(tx))
    .where(isInWorkspace(tx.workspace.id, 'reels.id', ids))
    .where('reels.deleted_at', deleted ? 'is not' : 'is', null)
    .orderBy('reels.id')
    .forUpdate('reels')
    .execute();
  if (reels.length !== ids.length) throw new NotFound();
  for (const insight of insights) allow(tx, action, insight);
  return reels;
}

export async function getReel(tx: TxCtx, id: string, looking: Looking): Promise<Reel> {
  const [reel] = await getReels(tx, [id], looking);
  if (!reel) throw new NotFound();
  return reel;
}
