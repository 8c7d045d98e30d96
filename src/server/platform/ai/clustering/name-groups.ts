import { setImmediate } from 'node:timers/promises';
import { cutText } from '#domain/text/cut-text.ts';
import {
  distinctTitles,
  pick,
  proposeTitles,
  type Clusters,
  type Points,
} from '#engines/clustering/index.ts';
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
  const titles = distinctTitles(
    named.map(({ phrases, quote }, group) => {
      const said = sample.texts[members[group]?.[quote] ?? -1] ?? '';
      const written = phrases.map((phrase) => asWritten(phrase, sample.texts));
      return {
        size: members[group]?.length ?? 0,
        titles: [...written, cutText(said, longestTitle)].map(titleOf),
      };
    }),
  );
  return named.map(({ quote }, group) => ({
    title: titles[group] ?? '',
    quoteId: sample.ids[members[group]?.[quote] ?? -1] ?? null,
  }));
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
