import type { SortingReason } from '#domain/channels/sorting-plan.ts';
import { assignmentCut } from '#domain/channels/theme-rules.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { proposeTopics } from '../propose/propose-topics.ts';
import { finishSorting } from './finish-sorting.ts';
import { groupPoints, type Grouping } from './group-points.ts';
import { placesOf, readKnownThemes } from './known-themes.ts';
import { placePoints } from './place-points.ts';
import { placeThemes } from './place-themes.ts';
import { retireThemes } from './retire-themes.ts';
import { lineageOf } from './lineage-of.ts';
import { writeProposals } from './write-proposals.ts';
import { writeRun } from './write-run.ts';
import { writeSorting } from './write-sorting.ts';

export type Sorting = Grouping & {
  /** How often somebody asked for it. */
  readonly wanted: number;
  readonly why: SortingReason;
  readonly signal: AbortSignal;
  /** Told how many points have been compared with the new themes. */
  readonly onPage: (placed: number) => Promise<void>;
};

/** Finds the themes of a channel again and puts every point that no person placed into the nearest. */
export async function sortChannel(ctx: Ctx, sorting: Sorting): Promise<{ themes: number }> {
  const { channelId, sensitivity, embedder, openAssign, signal, onPage } = sorting;
  const cut = assignmentCut(sensitivity);
  const { sample, fixed, groups, match, gone } = await groupPoints(ctx, sorting);
  signal.throwIfAborted();
  const { themeIds, runId } = await inTransaction(ctx, async (tx) => {
    const ids = await writeSorting(tx, { channelId, groups });
    const run = await writeRun(tx, {
      ...sorting,
      model: embedder.model,
      sampleCount: sample.ids.length,
      themeCount: ids.length + fixed.filter(isActive).length,
      lineage: lineageOf({ match, gone, themeIds: ids }),
    });
    // A theme that goes on under its old title may have got another label.
    await writeProposals(
      tx,
      'label',
      groups.flatMap(({ themeId, title }) => (themeId === null ? [] : [{ themeId, title }])),
    );
    return { themeIds: ids, runId: run };
  });
  const leaving = new Set(gone.map(({ id }) => id));
  const staying = (await readKnownThemes(ctx, channelId)).filter(({ id }) => !leaving.has(id));
  await placePoints(ctx, placesOf(staying), { channelId, openAssign, cut, signal, onPage, of: 'all' });
  await retireThemes(
    ctx,
    channelId,
    gone.map(({ id, into }) => ({ id, into: themeIds[into ?? -1] ?? null })),
  );
  await placeThemes(ctx, channelId, embedder);
  await proposeTopics(ctx, channelId, embedder);
  await finishSorting(ctx, { channelId, runId, fulfilled: sorting.wanted });
  return { themes: groups.length + fixed.filter(isActive).length };
}

function isActive({ state }: { readonly state: string }): boolean {
  return state === 'active';
}
