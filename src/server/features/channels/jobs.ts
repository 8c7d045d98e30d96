import { uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { assignmentCut } from '#domain/channels/theme-rules.ts';
import { planSorting, type SortingPlan } from '#domain/channels/sorting-plan.ts';
import type { ClusterEngine } from '#server/platform/ai/clustering/cluster-engine.ts';
import type { SentimentReader } from '#server/platform/ai/sentiment/sentiment-reader.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { announce } from '#server/platform/events/announce.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';
import type { JobRun } from '#server/platform/jobs/job.ts';
import { moreToDo } from '#server/platform/jobs/more-to-do.ts';
import { finishPointChanges } from './matching/finish-point-changes.ts';
import { finishMoves } from './moves/finish-moves.ts';
import { assignApart } from './sort/assign-apart.ts';
import { claimChannel, releaseChannel } from './sort/claim-channel.ts';
import { clusterApart } from '#server/platform/ai/clustering/cluster-apart.ts';
import { findSorting, readFigures, type ChannelToSort } from './sort/find-sorting.ts';
import { gatherOutliers } from './sort/gather-outliers.ts';
import { placesOf, readKnownThemes } from './sort/known-themes.ts';
import { placePoints } from './sort/place-points.ts';
import { placeRests } from './sort/place-rests.ts';
import { readAgainByModel } from './sort/read-again.ts';
import { readMeanings } from './sort/read-meanings.ts';
import { readSentimentAgain } from './sort/read-sentiment-again.ts';
import { sortChannel, type Sorting } from './sort/sort-channel.ts';
import { tendThemes } from './sort/tend-themes.ts';
import { tellRising } from './sort/tell-rising.ts';
import type { SortChannelJob } from './sorting-queue.ts';
import { indexTexts } from './words/index-texts.ts';

const payload = object({ channelId: uuid });

export type SortingEngine = ClusterEngine & { readonly sentiment: SentimentReader };

/** Places what is new and, when enough has gathered or somebody asked, finds the themes again. */
export function sortChannelJob(engine: SortingEngine | undefined, box?: SealedBox): SortChannelJob {
  return defineJob({
    name: 'channels.sort',
    payload,
    timeoutSeconds: 3600,
    async run(job) {
      const {
        ctx,
        id,
        payload: { channelId },
      } = job;
      if (!(await claimChannel(ctx, { channelId, jobId: id }))) return { themes: 0 };
      const pages = (doing: string) => ({
        channelId,
        signal: job.signal,
        async onPage(done: number, total: number) {
          await job.kept();
          await job.progress(Math.min(1, done / Math.max(1, total)), doing);
        },
      });
      await finishMoves(ctx, pages('Moving data points'));
      if (box) await finishPointChanges(ctx, { box, ...pages('Changing data points') });
      await indexTexts(ctx, { channelId, signal: job.signal, onBatch: () => job.kept() });
      const channel = await findSorting(ctx, channelId);
      const sorted = channel && engine ? await takeTurn(job, engine) : { themes: 0 };
      // A page that was read before this began shows no progress and would never look again.
      await announce(ctx, 'channel.updated', channelId);
      return (await releaseChannel(ctx, { channelId, jobId: id })) ? sorted : moreToDo;
    },
  });
}

type Turn = Pick<JobRun<{ channelId: string }>, 'ctx' | 'payload' | 'signal' | 'progress' | 'kept'>;

async function takeTurn(
  { ctx, payload: { channelId }, signal, progress, kept }: Turn,
  { embedder, packDir, sentiment }: SortingEngine,
): Promise<{ themes: number }> {
  const onForgotten = (): Promise<void> => progress(0, 'Reading again with another model');
  await readAgainByModel(ctx, { channelId, embedder, signal, onPage: onForgotten });
  await readSentimentAgain(ctx, {
    channelId,
    sentiment,
    signal,
    async onPage() {
      await kept();
      await progress(0, 'Reading sentiment again');
    },
  });
  const channel = await findSorting(ctx, channelId);
  if (!channel) return { themes: 0 };
  const cut = assignmentCut(channel.sensitivity);
  const places = placesOf(await readKnownThemes(ctx, channelId));
  await readMeanings(ctx, {
    channelId,
    embedder,
    sentiment,
    places,
    cut,
    signal,
    async onPage(read) {
      await kept();
      await progress(Math.min(0.8, (read / Math.max(1, channel.unread)) * 0.8), 'Reading data points');
    },
  });
  // Told with every page: it is also where a job that somebody cancelled ends.
  const onPage = (placed: number): Promise<void> =>
    progress(0.8 + 0.2 * Math.min(1, placed / Math.max(1, channel.total)), 'Sorting into themes');
  await onPage(0);
  const openAssign = assignApart(packDir);
  const placing = { channelId, openAssign, signal, onPage: () => onPage(0) };
  await placeRests(ctx, placing);
  if (places.themeIds.length > 0) await placePoints(ctx, places, { ...placing, cut, of: 'new' });
  const cluster = clusterApart(packDir, signal);
  const sorting = { ...channel, channelId, embedder, openAssign, cluster, signal, onPage };
  const sorted = await sortBy(ctx, sorting);
  await tellRising(ctx, channelId);
  return sorted;
}

type Turned = Omit<Sorting, 'why'> & Pick<ChannelToSort, 'readAgainSince'>;

async function sortBy(ctx: Ctx, turned: Turned): Promise<{ themes: number }> {
  const why = await planOf(ctx, turned);
  if (why === 'wait') return { themes: 0 };
  const sorting = { ...turned, why };
  return why === 'gathered' ? gatherOutliers(ctx, sorting) : sortChannel(ctx, sorting);
}

/** While another model reads it, part of a channel has no vectors: themes are found when it is through. */
async function planOf(ctx: Ctx, turned: Turned): Promise<SortingPlan> {
  const { channelId, wanted, readAgainSince } = turned;
  const figures = await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    readFigures(db, { workspaceId: ctx.workspace.id, channelId, now: ctx.now() }),
  );
  if (readAgainSince !== null) return figures.unread > 0 ? 'wait' : 'model';
  if (wanted > 0) return 'asked';
  return planSorting({ ...figures, hasDrifted: await tendThemes(ctx, turned) });
}
