import { highlightRules } from '#domain/ai/suggestions.ts';
import { splitSentences } from '#engines/answering/index.ts';
import type { Embedder } from '#server/platform/ai/embedder.ts';
import type { OwnModels } from '#server/platform/ai/own/own-models.ts';
import type { ProposedHighlight } from './proposed-highlight.ts';
import { ratePassage, type Known } from './rate-passage.ts';

export type PassageModels = { readonly embedder: Embedder; readonly own: OwnModels | undefined };

/** More is not read; who asks is told. */
export const mostSentences = 2000;
const batch = 100;
/** The English model that rates sentences was trained with these vectors. */
const salienceVectors = 'all-MiniLM-L6-v2';

/** Sentences like those people highlighted or tagged before, and those that stand out, each with its score. */
export async function findPassages(
  { embedder, own }: PassageModels,
  text: string,
  known: Known,
  onProgress: (share: number) => Promise<void>,
): Promise<ProposedHighlight[]> {
  const sentences = splitSentences(text)
    .filter((sentence) => isPassage(sentence.text))
    .slice(0, mostSentences);
  const vectors: Float32Array[] = [];
  for (let from = 0; from < sentences.length; from += batch) {
    await onProgress(from / sentences.length);
    vectors.push(...(await embedder.embed(sentences.slice(from, from + batch).map((one) => one.text))));
  }
  const isRated = embedder.model === salienceVectors && sentences.length > 0;
  const salience = toUnit(
    (isRated &&
      (await own?.salience(
        sentences.map((one) => ({ text: one.text, opensTurn: false })),
        vectors,
      ))) ||
      [],
  );
  return sentences.flatMap((sentence, at) => {
    if (/\?["'”’)]*$/u.test(sentence.text)) return [];
    const worth = salience[at] ?? 0;
    const rated = ratePassage(vectors[at] ?? new Float32Array(), known);
    if (rated) return [{ ...sentence, ...rated, model: null }];
    const standsOut =
      worth >= highlightRules.salienceCut && sentences.length >= highlightRules.fewestSentencesForSalience;
    // Below everything that is like what people chose themselves.
    return standsOut
      ? [{ ...sentence, score: worth * 0.3, basis: 'salience' as const, tags: [], model: null }]
      : [];
  });
}

function isPassage(text: string): boolean {
  const words = text.match(/\S+/g)?.length ?? 0;
  return words >= highlightRules.fewestWords && text.length <= highlightRules.mostCharacters;
}

function toUnit(values: readonly number[]): number[] {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return values.map((value) => (high > low ? (value - low) / (high - low) : 0));
}
