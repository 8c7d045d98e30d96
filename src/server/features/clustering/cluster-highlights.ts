import {
  clusterSizeMinimum,
  defaultClusterCount,
  parseClusterCount,
  parseSensitivity,
} from '#domain/ai/clustering.ts';
import { assignmentCut } from '#domain/channels/theme-rules.ts';
import { InvalidOperation, ValidationError } from '#domain/errors/hark-error.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { checkLength } from '#domain/limits/length.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { toPoints, type Clusters } from '#engines/clustering/index.ts';
import { allowInObjects, getHighlights } from '#server/features/highlights/index.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import { clusterApart } from '#server/platform/ai/clustering/cluster-apart.ts';
import type { ClusterEngine } from '#server/platform/ai/clustering/cluster-engine.ts';
import { nameGroups } from '#server/platform/ai/clustering/name-groups.ts';
import { readMeanings } from '#server/platform/ai/known-meanings.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { createRateLimiter, type Limit } from '#server/platform/rate-limit/rate-limiter.ts';
import { mostCharacters, readTexts, type ClusteredText } from './read-texts.ts';

export type ClusterRequest = {
  readonly highlightIds: readonly string[];
  /** Words that are no highlight, of a project. */
  readonly texts: readonly string[];
  readonly projectId: string | null;
  readonly sensitivity: number;
  readonly count: number | null;
};
export type HighlightCluster = {
  readonly title: string;
  readonly highlightIds: string[];
  readonly textPlaces: number[];
  readonly quotes: string[];
};

const limit: Limit = { name: 'clustering', most: 30, seconds: 60 };
const notInstalled = 'Clustering needs the model pack, which isn’t installed on this server.';
const mostQuotes = 3;

/** Proposes groups of highlights, and of texts beside them, that say the same thing. Nothing is changed by it. */
export async function clusterHighlights(
  ctx: Ctx,
  engine: ClusterEngine | undefined,
  { highlightIds, texts: words, projectId, sensitivity, count }: ClusterRequest,
): Promise<{ clusters: HighlightCluster[]; outliers: HighlightCluster }> {
  const { viewer } = requireMember(ctx);
  const ids = [...new Set(highlightIds)];
  const asked = ids.length + words.length;
  accept(checkCount(countLimits.clusteredHighlights, asked));
  for (const text of words) accept(checkLength(textLimits.fieldText, text));
  const wanted = accept(parseClusterCount(asked, count));
  const cut = assignmentCut(accept(parseSensitivity(sensitivity)));
  await ctx.reads.end();
  await createRateLimiter(ctx).take(limit, viewer.id);
  const texts = await inTransaction(ctx, async (tx) => {
    allowInObjects(tx, 'ai.cluster', await getHighlights(tx, ids));
    if (words.length > 0) await allowTexts(tx, projectId);
    if (!engine) throw new InvalidOperation(notInstalled);
    return [...(await readTexts(tx, engine.embedder.model, ids)), ...words.flatMap(itemOfText)];
  });
  if (!engine) throw new InvalidOperation(notInstalled);
  const meanings = await readMeanings(engine.embedder, texts);
  const sample = {
    ids: texts.map(({ source }) => ('id' in source ? source.id : String(source.place))),
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
  const apart = membersOf(texts, clusters, -1);
  const said = new Set(sample.ids);
  return {
    clusters: names.map(({ title }, group) => ({ title, ...membersOf(texts, clusters, group) })),
    outliers: {
      title: 'Outliers',
      highlightIds: [
        ...apart.highlightIds,
        // What has no words, such as a part of a picture, is like nothing else.
        ...ids.filter((id) => !said.has(id)),
      ],
      textPlaces: [
        ...apart.textPlaces,
        ...words.flatMap((text, place) => (text.trim() === '' ? [place] : [])),
      ],
      quotes: apart.quotes,
    },
  };
}

async function allowTexts(tx: TxCtx, projectId: string | null): Promise<void> {
  if (projectId === null) throw new ValidationError('Say which project the texts are from');
  allow(tx, 'ai.cluster', await getAccessObject(tx, tx.db, { type: 'project', id: projectId }));
}

function itemOfText(text: string, place: number): ClusteredText[] {
  const words = text.trim().slice(0, mostCharacters);
  return words === '' ? [] : [{ source: { place }, text: words, hash: null, vectors: null, passages: null }];
}

/** The nearest to the middle first. */
function membersOf(
  texts: readonly ClusteredText[],
  { labels, scores }: Clusters,
  group: number,
): Omit<HighlightCluster, 'title'> {
  const members = texts
    .map((text, row) => ({ ...text, label: labels[row], score: scores[row] ?? 0 }))
    .filter(({ label }) => label === group)
    .toSorted((a, b) => b.score - a.score);
  return {
    highlightIds: members.flatMap(({ source }) => ('id' in source ? [source.id] : [])),
    textPlaces: members.flatMap(({ source }) => ('place' in source ? [source.place] : [])),
    quotes: [...new Set(members.map(({ text }) => text))].slice(0, mostQuotes),
  };
}
