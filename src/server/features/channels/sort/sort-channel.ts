import type { Sensitivity } from '#domain/ai/clustering.ts';
import { clusterSizeMinimum } from '#domain/ai/clustering.ts';
import { assignmentCut, sortingSample } from '#domain/channels/theme-rules.ts';
import { assign, matchGroups, pick, type GroupMatch } from '#engines/clustering/index.ts';
import type { Embedder } from '#server/platform/ai/embedder.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import type { OpenAssign } from './assign-apart.ts';
import type { ClusterApart } from '#server/platform/ai/clustering/cluster-apart.ts';
import { finishSorting } from './finish-sorting.ts';
import { placesOf, readKnownThemes, type KnownTheme } from './known-themes.ts';
import { nameGroups } from '#server/platform/ai/clustering/name-groups.ts';
import { placePoints } from './place-points.ts';
import { samplePoints, type Sample } from './sample-points.ts';
import { writeSorting, type SortedGroup } from './write-sorting.ts';

export type Sorting = {
  readonly channelId: string;
  readonly sensitivity: Sensitivity;
  readonly embedder: Embedder;
  readonly cluster: ClusterApart;
  readonly openAssign: OpenAssign;
  /** How often somebody asked for it. */
  readonly wanted: number;
  readonly signal: AbortSignal;
};

/**
 * Finds the themes of a channel again. Themes that people changed stay as they are and take what is like them; the
 * rest is grouped, and a group that continues a known theme keeps that theme's identity.
 */
export async function sortChannel(ctx: Ctx, sorting: Sorting): Promise<{ themes: number }> {
  const { channelId, sensitivity, cluster, embedder, openAssign, signal } = sorting;
  const cut = assignmentCut(sensitivity);
  const known = await readKnownThemes(ctx, channelId);
  const fixed = known.filter(({ kept, state }) => kept || state !== 'active');
  const loose = known.filter((theme) => !fixed.includes(theme));
  const all = await samplePoints(ctx, { channelId, most: sortingSample, of: 'all' });
  const sample = await withoutFixed(all, fixed, cut);
  const clusters = await cluster(sample.vectors, { cut, smallest: clusterSizeMinimum(sample.ids.length) });
  const match = matchGroups(loose, sample.themeIds, clusters.labels, clusters.centroids);
  const names = await nameGroups(sample, clusters, embedder);
  const groups = names.map((name, group): SortedGroup => ({
    ...name,
    themeId: match.continued.get(group) ?? null,
    centroid: clusters.centroids.values.subarray(
      group * clusters.centroids.size,
      (group + 1) * clusters.centroids.size,
    ),
  }));
  signal.throwIfAborted();
  await inTransaction(ctx, (tx) =>
    writeSorting(tx, { channelId, isFirst: known.length === 0, groups, gone: goneOf(loose, match) }),
  );
  const places = placesOf(await readKnownThemes(ctx, channelId));
  await placePoints(ctx, places, { channelId, openAssign, cut, signal, onlyNew: false });
  await finishSorting(ctx, { channelId, model: embedder.model, fulfilled: sorting.wanted });
  return { themes: groups.length + fixed.filter(({ state }) => state === 'active').length };
}

/** What belongs to a theme that stays is no part of the new groups. */
export async function withoutFixed(
  sample: Sample,
  fixed: readonly KnownTheme[],
  cut: number,
): Promise<Sample> {
  if (fixed.length === 0 || sample.ids.length === 0) return sample;
  const { labels } = await assign(sample.vectors, placesOf(fixed).centroids, { cut });
  const rows = [...labels.entries()].flatMap(([row, label]) => (label < 0 ? [row] : []));
  return {
    ids: rows.map((row) => sample.ids[row] ?? ''),
    texts: rows.map((row) => sample.texts[row] ?? ''),
    themeIds: rows.map((row) => sample.themeIds[row] ?? null),
    vectors: pick(sample.vectors, rows),
  };
}

/** Themes that no group continues, each with the group that most of its points went to. */
function goneOf(loose: readonly KnownTheme[], match: GroupMatch): { id: string; into: number | null }[] {
  const continued = new Set(match.continued.values());
  return loose
    .filter(({ id }) => !continued.has(id))
    .map(({ id }) => {
      const heirs = match.lineage.filter(({ from }) => from === id).sort((a, b) => b.shared - a.shared);
      return { id, into: heirs[0]?.to ?? null };
    });
}
