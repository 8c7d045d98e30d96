import { clusterSizeMinimum, clusteringMinItems } from '#domain/ai/clustering.ts';
import { clusterPoints, toPoints } from '#engines/clustering/index.ts';
import type { AnswerModels, CitedSentence } from '#server/features/answering/index.ts';
import { proposePhrases } from './propose-phrases.ts';
import { headingOf, isQuotable, pickSaid, quoteOf, type Said } from './said.ts';

/** How near a sentence must be to the middle of its topic, as themes of channels at the standard sensitivity. */
const cut = 0.5;
const mostSorted = 600;
const mostTopics = 8;
const fewestWords = 5;
const fromTopic = { most: 3, mostWords: 100 };

/** What comes up more than once, each topic called by a phrase of its own words. */
export async function quoteTopics(models: AnswerModels, said: readonly Said[]): Promise<CitedSentence[]> {
  const telling = said
    .filter(isQuotable)
    .filter(({ text, vector }) => vector && (text.match(/\S+/g)?.length ?? 0) >= fewestWords)
    .toSorted((a, b) => (b.salience ?? b.nearness) - (a.salience ?? a.nearness))
    .slice(0, mostSorted);
  if (telling.length < clusteringMinItems) return [];
  const vectors = telling.flatMap(({ vector }) => vector ?? []);
  const { labels } = await clusterPoints(toPoints(vectors, vectors[0]?.length ?? 0), {
    cut,
    smallest: clusterSizeMinimum(telling.length),
  });
  const groups: Said[][] = [];
  for (const [at, label] of labels.entries()) {
    const one = telling[at];
    if (label >= 0 && label < mostTopics && one) (groups[label] ??= []).push(one);
  }
  const kept = groups.filter((group) => group.length > 0);
  const phrases = await proposePhrases(models, kept);
  return kept.flatMap((group, at) => {
    const best = pickSaid(group, fromTopic);
    return [headingOf(phrases[at] ?? `Topic ${at + 1}`), ...best.map(quoteOf)];
  });
}
