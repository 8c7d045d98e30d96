import { parseSensitivity } from '#domain/ai/clustering.ts';
import { parseWantedThemes } from '#domain/channels/channel-draft.ts';
import { assignmentCut } from '#domain/channels/theme-rules.ts';
import { InvalidOperation, NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { levelOfRank } from '#server/kernel/access/index.ts';
import { clusterApart } from '#server/platform/ai/clustering/cluster-apart.ts';
import type { ClusterEngine } from '#server/platform/ai/clustering/cluster-engine.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { createRateLimiter, type Limit } from '#server/platform/rate-limit/rate-limiter.ts';
import { channelLoader } from './loaders.ts';
import { requireOneModel } from './require-one-model.ts';
import { assignApart } from './sort/assign-apart.ts';
import { compareSorting, placesAfter, type PreviewedTheme } from './sort/compare-sorting.ts';
import { groupPoints, type Grouping } from './sort/group-points.ts';

export type PreviewRequest = {
  readonly channelId: string;
  readonly sensitivity: number;
  readonly wantedThemeCount: number | null;
};

export type SortingPreview = {
  readonly lookedAtCount: number;
  readonly themeCountNow: number;
  readonly themeCount: number;
  readonly themedCountNow: number;
  readonly themedCount: number;
  readonly themes: readonly PreviewedTheme[];
};

const limit: Limit = { name: 'sorting previews', most: 30, seconds: 60 };
const mostShown = 100;

/** What other settings would make of a channel's themes. Nothing is written; a reader who leaves stops the work. */
export async function previewSorting(
  ctx: RequestCtx,
  engine: ClusterEngine | undefined,
  { channelId, sensitivity, wantedThemeCount }: PreviewRequest,
): Promise<SortingPreview> {
  const { viewer } = requireMember(ctx);
  const channel = await channelLoader(ctx).load(channelId);
  if (!channel) throw new NotFound();
  allow(ctx, 'channel.recluster', { level: levelOfRank(ctx, channel.rank) });
  const settings = {
    sensitivity: accept(parseSensitivity(sensitivity)),
    wantedThemes: accept(parseWantedThemes(wantedThemeCount)),
  };
  if (!engine) throw new InvalidOperation('Themes need the model pack, which is not installed');
  await ctx.reads.end();
  await requireOneModel(ctx, channelId, engine.embedder.model);
  await createRateLimiter(ctx).take(limit, viewer.id);
  const { signal } = ctx;
  try {
    return await preview(ctx, {
      ...settings,
      channelId,
      embedder: engine.embedder,
      cluster: clusterApart(engine.packDir, signal),
      openAssign: assignApart(engine.packDir),
    });
  } catch (error) {
    if (signal?.aborted) throw new ValidationError('The preview was cancelled');
    throw error;
  }
}

async function preview(ctx: RequestCtx, grouping: Grouping): Promise<SortingPreview> {
  const grouped = await groupPoints(ctx, grouping);
  ctx.signal?.throwIfAborted();
  const { sample, known, fixed, groups } = grouped;
  const places = placesAfter(grouped);
  const apart = grouping.openAssign(places.centroids, assignmentCut(grouping.sensitivity));
  const { labels } = await apart.assign(sample.vectors).finally(() => apart.close());
  const after = Array.from(labels, (label) => (label < 0 ? null : (places.themeIds[label] ?? null)));
  const isActive = ({ state }: { state: string }): boolean => state === 'active';
  return {
    lookedAtCount: sample.ids.length,
    themeCountNow: known.filter(isActive).length,
    themeCount: fixed.filter(isActive).length + groups.length,
    themedCountNow: sample.themeIds.filter((id) => id !== null).length,
    themedCount: after.filter((id) => id !== null).length,
    themes: compareSorting(grouped, after).slice(0, mostShown),
  };
}
