import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import type { ReelLayout } from '#domain/media/reel-layouts.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { getReel } from './policy.ts';
import type { Reel } from './reel.ts';
import { changeReel } from './store-reel.ts';

export type ReelChanges = { id: string; title: string | null; layout: ReelLayout | null };

/** What is left out stays as it is. */
export async function updateReel(ctx: Ctx, { id, title, layout }: ReelChanges): Promise<Reel> {
  const set = {
    ...(title !== null && { title: accept(parseText(textLimits.reelTitle, title)) }),
    ...(layout !== null && { layout }),
  };
  return inTransaction(ctx, async (tx) => {
    const reel = await getReel(tx, id, { action: 'reel.update' });
    const changed = Object.keys(set);
    return changed.length === 0 ? reel : changeReel(tx, id, { changed, set });
  });
}
