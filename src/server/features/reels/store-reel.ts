import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { ReelLayout } from '#domain/media/reel-layouts.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { inOrderOf } from '#server/platform/db/in-order-of.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { reelColumns, type Reel } from './reel.ts';
import { reelsInInsights } from './queries.ts';
import './tables.ts';

type Changes = {
  title?: string;
  layout?: ReelLayout;
  deleted_at?: Date | null;
  deleted_by?: string | null;
};

/** Each is one version on, also where only its parts changed. In the order of the ids. */
export async function changeReels(tx: TxCtx, ids: readonly string[], changes: Changes = {}): Promise<Reel[]> {
  await tx.db
    .updateTable('reels')
    .set({ ...changes, updated_at: tx.now(), version: sql`version + 1` })
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .execute();
  return readBack(tx, ids);
}

/** The change of one, and its announcement. */
export async function changeReel(
  tx: TxCtx,
  id: string,
  { changed, set = {} }: { changed: readonly string[]; set?: Changes },
): Promise<Reel> {
  const [reel] = await changeReels(tx, [id], set);
  if (!reel) throw new NotFound();
  await tx.record({
    type: 'reel.updated',
    payload: { reelId: id, changed },
    objectId: id,
    version: reel.version,
  });
  return reel;
}

export async function readBack(tx: TxCtx, ids: readonly string[]): Promise<Reel[]> {
  const rows = await reelsInInsights(tx.db)
    .select(reelColumns(tx))
    .where(isInWorkspace(tx.workspace.id, 'reels.id', ids))
    .execute();
  return inOrderOf(ids, rows);
}
