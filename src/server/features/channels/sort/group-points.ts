import { clusterCountFor, clusterSizeMinimum, type Sensitivity } from '#domain/ai/clustering.ts';
import { assignmentCut, sortingSample } from '#domain/channels/theme-rules.ts';
import { matchGroups, type GroupMatch } from '#engines/clustering/index.ts';
import type { ClusterApart } from '#server/platform/ai/clustering/cluster-apart.ts';
import { nameGroups } from '#server/platform/ai/clustering/name-groups.ts';
import type { Embedder } from '#server/platform/ai/embedder.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { OpenAssign } from './assign-apart.ts';
import { inheritTopics } from './inherit-topics.ts';
import { readKnownThemes, type KnownTheme } from './known-themes.ts';
import { samplePoints, type Sample } from './sample-points.ts';
import { withoutFixed } from './without-fixed.ts';
import type { SortedGroup } from './write-sorting.ts';

export type Grouping = {
  readonly channelId: string;
  readonly sensitivity: Sensitivity;
  /** How many themes somebody asked for; null for as many as there are. */
  readonly wantedThemes: number | null;
  readonly embedder: Embedder;
  readonly cluster: ClusterApart;
  readonly openAssign: OpenAssign;
};

export type Grouped = {
  /** Everything that was looked at. */
  readonly sample: Sample;
  readonly known: readonly KnownTheme[];
  /** Themes that stay as they are. */
  readonly fixed: readonly KnownTheme[];
  readonly groups: readonly SortedGroup[];
  /** Known themes that no group continues, each with the group that most of its points went to. */
  readonly match: GroupMatch;
  readonly gone: readonly { readonly id: string; readonly into: number | null }[];
};

/**
 * Which themes there are by these settings; nothing is written. Themes that people changed stay as they are and take
 * what is like them; the rest is grouped, and a group that continues a known theme keeps that theme's identity.
 */
export async function groupPoints(ctx: Ctx, grouping: Grouping): Promise<Grouped> {
  const { channelId, sensitivity, wantedThemes, cluster, embedder, openAssign } = grouping;
  const cut = assignmentCut(sensitivity);
  const known = await readKnownThemes(ctx, channelId);
  const fixed = known.filter(({ kept, state }) => kept || state !== 'active');
  const loose = known.filter((theme) => !fixed.includes(theme));
  const sample = await samplePoints(ctx, { channelId, most: sortingSample, of: 'all' });
  const open = await withoutFixed(sample, fixed, { openAssign, cut });
  const stay = fixed.filter(({ state }) => state === 'active').length;
  const wanted = wantedThemes === null ? null : clusterCountFor(open.ids.length, wantedThemes - stay);
  const clusters = await cluster(open.vectors, {
    cut,
    smallest: clusterSizeMinimum(open.ids.length),
    // A number of themes that somebody asked for is a wish for others than there are.
    ...(wanted === null ? { before: placesOf(open.themeIds, loose) } : { wanted }),
  });
  const match = matchGroups(loose, open.themeIds, clusters.labels, clusters.centroids);
  const names = await nameGroups(open, clusters, embedder);
  const topicOf = inheritTopics(
    open.themeIds,
    clusters.labels,
    new Map(known.map(({ id, topicId }) => [id, topicId])),
  );
  const { size, values } = clusters.centroids;
  const groups = names.map((name, group): SortedGroup => ({
    ...name,
    themeId: match.continued.get(group) ?? null,
    topicId: topicOf(group),
    centroid: values.subarray(group * size, (group + 1) * size),
  }));
  return { sample, known, fixed, groups, match, gone: goneOf(loose, match) };
}

/** The theme of each point by its place among these, -1 for none of them. */
function placesOf(themeIds: readonly (string | null)[], themes: readonly KnownTheme[]): Int32Array {
  const places = new Map(themes.map(({ id }, place) => [id, place]));
  return Int32Array.from(themeIds, (id) => (id === null ? -1 : (places.get(id) ?? -1)));
}

function goneOf(loose: readonly KnownTheme[], match: GroupMatch): { id: string; into: number | null }[] {
  const continued = new Set(match.continued.values());
  return loose
    .filter(({ id }) => !continued.has(id))
    .map(({ id }) => {
      const heirs = match.lineage.filter(({ from }) => from === id).sort((a, b) => b.shared - a.shared);
      return { id, into: heirs[0]?.to ?? null };
    });
}
