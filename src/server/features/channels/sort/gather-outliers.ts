import { sql } from 'kysely';
import { clusterSizeMinimum } from '#domain/ai/clustering.ts';
import { assignmentCut } from '#domain/channels/theme-rules.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { finishSorting } from './finish-sorting.ts';
import { placeThemes } from './place-themes.ts';
import { readKnownThemes } from './known-themes.ts';
import { nameGroups } from '#server/platform/ai/clustering/name-groups.ts';
import { samplePoints } from './sample-points.ts';
import type { Sorting } from './sort-channel.ts';
import { withoutFixed } from './without-fixed.ts';
import { writeRun } from './write-run.ts';
import { writeSorting } from './write-sorting.ts';

const mostOutliers = 2000;

/**
 * New themes among what fits none of the known ones: the first sign of something that nobody spoke of before. Only what
 * is looked at moves; older outliers are looked at when everything is sorted.
 */
export async function gatherOutliers(ctx: Ctx, sorting: Sorting): Promise<{ themes: number }> {
  const { channelId, sensitivity, cluster, embedder, openAssign, signal } = sorting;
  const cut = assignmentCut(sensitivity);
  const all = await samplePoints(ctx, { channelId, most: mostOutliers, of: 'outliers' });
  // What people said is no theme is among them: it would come back as a new one.
  const sample = await withoutFixed(all, await readKnownThemes(ctx, channelId), { openAssign, cut });
  const clusters = await cluster(sample.vectors, { cut, smallest: clusterSizeMinimum(sample.ids.length) });
  const names = await nameGroups(sample, clusters, embedder);
  const { size, values } = clusters.centroids;
  const groups = names.map((name, group) => ({
    ...name,
    themeId: null,
    topicId: null,
    centroid: values.subarray(group * size, (group + 1) * size),
  }));
  signal.throwIfAborted();
  const runId = await inTransaction(ctx, async (tx) => {
    const themeIds = await writeSorting(tx, { channelId, groups });
    const run = await writeRun(tx, {
      ...sorting,
      model: embedder.model,
      sampleCount: sample.ids.length,
      themeCount: groups.length,
      lineage: themeIds.map((to) => ({ kind: 'new' as const, from: null, to, jaccard: null })),
    });
    const rows = [...clusters.labels.entries()].filter(([, label]) => label >= 0);
    await sql`
      update data_points p set theme_id = n.theme_id, theme_score = n.score
      from unnest(
          ${rows.map(([row]) => sample.ids[row] ?? null)}::uuid[],
          ${rows.map(([, label]) => themeIds[label] ?? null)}::uuid[],
          ${rows.map(([row]) => clusters.scores[row] ?? 0)}::real[]
        ) as n (id, theme_id, score)
      where p.workspace_id = ${tx.workspace.id} and p.id = n.id and p.placed_by = 'engine'
        and p.theme_id is null`.execute(tx.db);
    return run;
  });
  await placeThemes(ctx, channelId, embedder);
  await finishSorting(ctx, { channelId, runId, fulfilled: null });
  return { themes: groups.length };
}
