import { clusterSizeMinimum } from '#domain/ai/clustering.ts';
import { assignmentCut } from '#domain/channels/theme-rules.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { placesOf, readKnownThemes } from './known-themes.ts';
import { nameGroups } from './name-groups.ts';
import { placePoints } from './place-points.ts';
import { samplePoints } from './sample-points.ts';
import type { Sorting } from './sort-channel.ts';
import { writeSorting } from './write-sorting.ts';

const mostOutliers = 2000;

/** New themes among what fits none of the known ones: the first sign of something that nobody spoke of before. */
export async function gatherOutliers(ctx: Ctx, sorting: Sorting): Promise<{ themes: number }> {
  const { channelId, sensitivity, cluster, embedder, signal } = sorting;
  const cut = assignmentCut(sensitivity);
  const sample = await samplePoints(ctx, { channelId, most: mostOutliers, of: 'outliers' });
  const clusters = await cluster(sample.vectors, { cut, smallest: clusterSizeMinimum(sample.ids.length) });
  const names = await nameGroups(sample, clusters, embedder);
  if (names.length === 0) return { themes: 0 };
  const { size, values } = clusters.centroids;
  const groups = names.map((name, group) => ({
    ...name,
    themeId: null,
    centroid: values.subarray(group * size, (group + 1) * size),
  }));
  signal.throwIfAborted();
  await inTransaction(ctx, (tx) => writeSorting(tx, { channelId, model: embedder.model, groups, gone: [] }));
  const known = await ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    readKnownThemes(db, ctx, channelId),
  );
  await placePoints(ctx, placesOf(known), { channelId, cut, signal, onlyNew: false });
  return { themes: groups.length };
}
