import { assignmentCut } from '#domain/channels/theme-rules.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { finishSorting } from './finish-sorting.ts';
import { groupPoints, type Grouping } from './group-points.ts';
import { placesOf, readKnownThemes } from './known-themes.ts';
import { placePoints } from './place-points.ts';
import { placeThemes } from './place-themes.ts';
import { retireThemes } from './retire-themes.ts';
import { writeSorting } from './write-sorting.ts';

export type Sorting = Grouping & {
  /** How often somebody asked for it. */
  readonly wanted: number;
  readonly signal: AbortSignal;
  /** Told how many points have been compared with the new themes. */
  readonly onPage: (placed: number) => Promise<void>;
};

/** Finds the themes of a channel again and puts every point that no person placed into the nearest. */
export async function sortChannel(ctx: Ctx, sorting: Sorting): Promise<{ themes: number }> {
  const { channelId, sensitivity, embedder, openAssign, signal, onPage } = sorting;
  const cut = assignmentCut(sensitivity);
  const { known, fixed, groups, gone } = await groupPoints(ctx, sorting);
  signal.throwIfAborted();
  const themeIds = await inTransaction(ctx, (tx) =>
    writeSorting(tx, { channelId, isFirst: known.length === 0, groups }),
  );
  const leaving = new Set(gone.map(({ id }) => id));
  const staying = (await readKnownThemes(ctx, channelId)).filter(({ id }) => !leaving.has(id));
  await placePoints(ctx, placesOf(staying), { channelId, openAssign, cut, signal, onPage, onlyNew: false });
  await retireThemes(
    ctx,
    channelId,
    gone.map(({ id, into }) => ({ id, into: themeIds[into ?? -1] ?? null })),
  );
  await placeThemes(ctx, channelId, embedder);
  await finishSorting(ctx, { channelId, model: embedder.model, fulfilled: sorting.wanted });
  return { themes: groups.length + fixed.filter(({ state }) => state === 'active').length };
}
