import { boolean, uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { assignmentCut } from '#domain/channels/theme-rules.ts';
import { planSorting, type SortingPlan } from '#domain/channels/sorting-plan.ts';
import type { Embedder } from '#server/platform/ai/embedder.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { announce } from '#server/platform/events/announce.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import { clusterApart } from './sort/cluster-apart.ts';
import { findSorting, readFigures } from './sort/find-sorting.ts';
import { gatherOutliers } from './sort/gather-outliers.ts';
import { placesOf, readKnownThemes } from './sort/known-themes.ts';
import { placePoints } from './sort/place-points.ts';
import { readMeanings } from './sort/read-meanings.ts';
import { sortChannel, type Sorting } from './sort/sort-channel.ts';

const payload = object({ channelId: uuid, everything: boolean });
export type SortChannelJob = Job<{ channelId: string; everything: boolean }>;

export type SortingEngine = { readonly embedder: Embedder; readonly packDir: string };

/** Places what is new and, when enough has gathered or somebody asked, finds the themes again. */
export function sortChannelJob(engine: SortingEngine | undefined): SortChannelJob {
  return defineJob({
    name: 'channels.sort',
    payload,
    timeoutSeconds: 3600,
    async run({ ctx, payload: { channelId, everything }, signal, progress }) {
      const channel = await findSorting(ctx, channelId);
      if (!engine || !channel) return { themes: 0 };
      const { embedder, packDir } = engine;
      const { unread } = channel;
      await readMeanings(ctx, channelId, embedder, {
        signal,
        onPage: (read) => progress(Math.min(0.8, (read / Math.max(1, unread)) * 0.8), 'Reading data points'),
      });
      await progress(0.8, 'Sorting into themes');
      await placeNew(ctx, channelId, assignmentCut(channel.sensitivity), signal);
      const sorting = { ...channel, channelId, embedder, signal, cluster: clusterApart(packDir, signal) };
      const plan = everything ? 'sort' : planSorting(await readFigures(ctx, channelId));
      const sorted = await sortBy(plan, ctx, sorting);
      // A page that was read before this began shows no progress and would never look again.
      await announce(ctx, 'channel.updated', channelId);
      return sorted;
    },
  });
}

async function sortBy(plan: SortingPlan, ctx: Ctx, sorting: Sorting): Promise<{ themes: number }> {
  if (plan === 'sort') return sortChannel(ctx, sorting);
  return plan === 'gather' ? gatherOutliers(ctx, sorting) : { themes: 0 };
}

async function placeNew(ctx: Ctx, channelId: string, cut: number, signal: AbortSignal): Promise<void> {
  const themes = await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    readKnownThemes(db, ctx, channelId),
  );
  if (themes.length > 0) await placePoints(ctx, placesOf(themes), { channelId, cut, signal, onlyNew: true });
}
