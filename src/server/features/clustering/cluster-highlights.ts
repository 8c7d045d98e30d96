import {
  clusterSizeMinimum,
  defaultClusterCount,
  parseClusterCount,
  parseSensitivity,
} from '#domain/ai/clustering.ts';
import { assignmentCut } from '#domain/channels/theme-rules.ts';
import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { toPoints, type Clusters } from '#engines/clustering/index.ts';
import { allowInObjects, getHighlights } from '#server/features/highlights/index.ts';
import { clusterApart } from '#server/platform/ai/clustering/cluster-apart.ts';
import type { ClusterEngine } from '#server/platform/ai/clustering/cluster-engine.ts';
import { nameGroups } from '#server/platform/ai/clustering/name-groups.ts';
import { readMeanings } from '#server/platform/ai/known-meanings.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { createRateLimiter, type Limit } from '#server/platform/rate-limit/rate-limiter.ts';
import { readTexts, type HighlightText } from './read-texts.ts';

export type ClusterRequest = {
  readonly highlightIds: readonly string[];
  readonly sensitivity: number;
  readonly count: number | null;
};
export type HighlightCluster = {
  readonly title: string;
  readonly highlightIds: string[];
  readonly quotes: string[];
};

const limit: Limit = { name: 'clustering', most: 30, seconds: 60 };
const notInstalled = 'Clustering needs the model pack, which isn’t installed on this server.';
const mostQuotes = 3;

/** Proposes groups of highlights that say the same thing. Nothing is changed by it. */
export async function clusterHighlights(
  ctx: Ctx,
  engine: ClusterEngine | undefined,
  { highlightIds, sensitivity, count }: ClusterRequest,
): Promise<{ clusters: HighlightCluster[]; outliers: HighlightCluster }> {
  const { viewer } = requireMember(ctx);
  const ids = [...new Set(highlightIds)];
  accept(checkCount(countLimits.clusteredHighlights, ids.length));
  const wanted = accept(parseClusterCount(ids.length, count));
  const cut = assignmentCut(accept(parseSensitivity(sensitivity)));
  await ctx.reads.end();
  await createRateLimiter(ctx).take(limit, viewer.id);
  const texts = await inTransaction(ctx, async (tx) => {
    allowInObjects(tx, 'ai.cluster', await getHighlights(tx, ids));
    if (!engine) throw new InvalidOperation(notInstalled);
    return readTexts(tx, engine.embedder.model, ids);
  });
  if (!engine) throw new InvalidOperation(notInstalled);
  const meanings = await readMeanings(engine.embedder, texts);
  const sample = {
    ids: texts.map(({ id }) => id),
    texts: texts.map(({ text }) => text),
    vectors: toPoints(meanings, meanings[0]?.length ?? 0),
  };
  const size = { smallest: clusterSizeMinimum(texts.length) };
  const clusters = await clusterApart(engine.packDir)(sample.vectors, {
    ...size,
    cut,
    ...(wanted === null ? { most: defaultClusterCount } : { wanted }),
  });
  const names = await nameGroups(sample, clusters, engine.embedder);
  const said = new Set(sample.ids);
  return {
    clusters: names.map(({ title }, group) => ({ title, ...membersOf(texts, clusters, group) })),
    outliers: {
      title: 'Outliers',
      highlightIds: [
        ...membersOf(texts, clusters, -1).highlightIds,
        // What has no words, such as a part of a picture, is like nothing else.
        ...ids.filter((id) => !said.has(id)),
      ],
      quotes: membersOf(texts, clusters, -1).quotes,
    },
  };
}

/** The nearest to the middle first. */
function membersOf(
  texts: readonly HighlightText[],
  { labels, scores }: Clusters,
  group: number,
): Omit<HighlightCluster, 'title'> {
  const members = texts
    .map((text, row) => ({ ...text, label: labels[row], score: scores[row] ?? 0 }))
    .filter(({ label }) => label === group)
    .toSorted((a, b) => b.score - a.score);
  return {
    highlightIds: members.map(({ id }) => id),
    quotes: [...new Set(members.map(({ text }) => text))].slice(0, mostQuotes),
  };
}
