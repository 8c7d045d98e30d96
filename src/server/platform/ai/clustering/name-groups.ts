import { setImmediate } from 'node:timers/promises';
import { cutText } from '#domain/text/cut-text.ts';
import { pick, proposeTitles, type Clusters, type Points } from '#engines/clustering/index.ts';
import type { Embedder } from '#server/platform/ai/embedder.ts';

/** What was sorted. */
type Sample = {
  readonly ids: readonly string[];
  readonly texts: readonly string[];
  readonly vectors: Points;
};
export type NamedGroup = { readonly title: string; readonly quoteId: string | null };

/** Enough of a group to name it by; the rest repeats what these say. */
const textsPerGroup = 200;
const longestTitle = 80;

/** A name for each group from its own words, and the one of its texts that says it best. */
export async function nameGroups(
  sample: Sample,
  clusters: Clusters,
  embedder: Embedder,
): Promise<NamedGroup[]> {
  const count = clusters.centroids.values.length / Math.max(1, clusters.centroids.size);
  const members = Array.from({ length: count }, (): number[] => []);
  for (const [row, label] of clusters.labels.entries()) {
    const own = members[label];
    if (own && own.length < textsPerGroup) own.push(row);
  }
  const named = await proposeTitles(
    members.map((rows) => ({
      texts: rows.map((row) => sample.texts[row] ?? ''),
      vectors: pick(sample.vectors, rows),
    })),
    clusters.centroids,
    { embed: (texts) => embedder.embed([...texts]), giveWay: () => setImmediate() },
  );
  return named.map(({ phrases, quote }, group) => {
    const row = members[group]?.[quote];
    const said = row === undefined ? '' : (sample.texts[row] ?? '');
    return {
      title: titleOf(phrases[0] ? asWritten(phrases[0], sample.texts) : cutText(said, longestTitle)),
      quoteId: row === undefined ? null : (sample.ids[row] ?? null),
    };
  });
}

function titleOf(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1);
}

/** As somebody wrote it inside a sentence: a title says "PDF", not "pdf". */
function asWritten(phrase: string, texts: readonly string[]): string {
  for (const text of texts) {
    const at = text.toLowerCase().indexOf(phrase, 1);
    if (at > 0) return text.slice(at, at + phrase.length);
  }
  return phrase;
}
