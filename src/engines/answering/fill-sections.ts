import { nearness, pickQuotes } from './pick-quotes.ts';
import { contentStems, coverOf } from './stems.ts';

export type Sayable = {
  readonly text: string;
  readonly vector?: Float32Array | undefined;
  readonly salience?: number | undefined;
};

/** A section by sentences of the kind that belongs there, with what they mean where that is known. */
export type SectionExamples = {
  readonly examples: readonly string[];
  readonly vectors?: readonly Float32Array[] | undefined;
};

const leastByMeaning = 0.35;
/** Without a model of meaning: the share of a sentence's words that the examples have. */
const leastByWords = 0.34;
const mostWords = 120;

/** For each section the places of the sentences to quote, in their order. A sentence is quoted in its best section only. */
export function fillSections(
  sentences: readonly Sayable[],
  sections: readonly SectionExamples[],
  { most }: { most: number },
): number[][] {
  const fits = sections.map(fitOf);
  const best = sentences.map((sentence) => {
    const scores = fits.map((fit) => fit(sentence));
    const section = scores.indexOf(Math.max(...scores));
    return { section, score: scores[section] ?? -1 };
  });
  return sections.map((_, section) => {
    const own = [...best.entries()].filter(([, found]) => found.section === section && found.score >= 0);
    const picked = pickQuotes(
      own.map(([at, { score }]) => ({ ...sayableAt(sentences, at), nearness: score })),
      { most, mostWords },
    );
    return picked.map((place) => own[place]?.[0] ?? 0).sort((a, b) => a - b);
  });
}

/** How well a sentence belongs; negative when it does not. */
function fitOf({ examples, vectors }: SectionExamples): (sentence: Sayable) => number {
  const middle = vectors && middleOf(vectors);
  const words = new Set(examples.flatMap(contentStems));
  return ({ text, vector }) => {
    if (middle && vector) return atLeast(nearness(middle, vector), leastByMeaning);
    const stems = contentStems(text);
    return stems.length < 2 ? -1 : atLeast(coverOf(stems, words), leastByWords);
  };
}

function atLeast(score: number, least: number): number {
  return score >= least ? score : -1;
}

/** The direction in which all of them point, of length 1. */
export function middleOf(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) for (const [at, value] of vector.entries()) sum[at] = (sum[at] ?? 0) + value;
  const length = Math.sqrt(nearness(sum, sum)) || 1;
  return sum.map((value) => value / length);
}

function sayableAt(sentences: readonly Sayable[], at: number): Sayable {
  return sentences[at] ?? { text: '' };
}
