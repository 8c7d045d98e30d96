import { NotFound } from '#domain/errors/hark-error.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { moveTo } from '#domain/rank/rank.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { isAmong, isInWorkspace } from '#server/platform/db/is-among.ts';
import { clipsOfHighlights } from './clips-of-highlights.ts';
import { partsInOrder, placeClips, writeRanks } from './place-parts.ts';
import { getReel } from './policy.ts';
import type { Reel } from './reel.ts';
import { changeReel } from './store-reel.ts';
import './tables.ts';

const changed = ['parts'];
const updating = { action: 'reel.update' } as const;

/** At a place among the parts, or behind them; those that are in it already are passed over. */
export async function addReelHighlights(
  ctx: Ctx,
  { id, highlightIds, index }: { id: string; highlightIds: readonly string[]; index: number | null },
): Promise<Reel> {
  return inTransaction(ctx, async (tx) => {
    const reel = await getReel(tx, id, updating);
    const clips = await clipsOfHighlights(tx, highlightIds);
    const count = await placeClips(tx, id, { clips, index });
    return count === 0 ? reel : changeReel(tx, id, { changed });
  });
}

/** Counted among the other parts. */
export async function moveReelPart(
  ctx: Ctx,
  { partId, index }: { partId: string; index: number },
): Promise<Reel> {
  return inTransaction(ctx, async (tx) => {
    const reelId = await reelOfPart(tx, partId);
    await getReel(tx, reelId, updating);
    const parts = await partsInOrder(tx, reelId);
    if (!parts.some(({ id }) => id === partId)) throw new NotFound();
    await writeRanks(tx, moveTo(parts, partId, index));
    return changeReel(tx, reelId, { changed });
  });
}

/** All of them or none. They keep their places for `restoreReelParts`. */
export function removeReelParts(ctx: Ctx, id: string, partIds: readonly string[]): Promise<Reel> {
  return setRemoved(ctx, id, partIds, { isRemoved: true });
}

/** Where they were. A highlight that somebody added again meanwhile is not there twice. */
export function restoreReelParts(ctx: Ctx, id: string, partIds: readonly string[]): Promise<Reel> {
  return setRemoved(ctx, id, partIds, { isRemoved: false });
}

async function setRemoved(
  ctx: Ctx,
  id: string,
  partIds: readonly string[],
  { isRemoved }: { isRemoved: boolean },
): Promise<Reel> {
  return inTransaction(ctx, async (tx) => {
    await getReel(tx, id, updating);
    const parts = await tx.db
      .selectFrom('reel_parts')
      .select(['id', 'highlight_id as highlightId'])
      .where('workspace_id', '=', tx.workspace.id)
      .where('reel_id', '=', id)
      .where(isAmong('id', partIds))
      .where('removed_at', isRemoved ? 'is' : 'is not', null)
      .execute();
    if (parts.length !== partIds.length) throw new NotFound();
    const present = isRemoved ? [] : await partsInOrder(tx, id);
    const known = new Set(present.map(({ highlightId }) => highlightId));
    const once = new Map(parts.map((part) => [part.highlightId, part.id]));
    const ids = parts
      .filter((part) => isRemoved || (!known.has(part.highlightId) && once.get(part.highlightId) === part.id))
      .map((part) => part.id);
    accept(checkCount(countLimits.highlightsPerReel, present.length, isRemoved ? 0 : ids.length));
    await tx.db
      .updateTable('reel_parts')
      .set({ removed_at: isRemoved ? tx.now() : null })
      .where(isInWorkspace(tx.workspace.id, 'id', ids))
      .execute();
    return changeReel(tx, id, { changed });
  });
}

async function reelOfPart(tx: TxCtx, id: string): Promise<string> {
  const part = await tx.db
    .selectFrom('reel_parts')
    .select('reel_id as reelId')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!part) throw new NotFound();
  return part.reelId;
}
