import { toUnit } from './fuse-scores.ts';

export type QuoteCandidate = {
  readonly text: string;
  readonly nearness: number;
  /** How much it is worth quoting, where that is known. */
  readonly salience?: number | undefined;
  readonly vector?: Float32Array | undefined;
};

export type PickOptions = {
  readonly mostWords: number;
  readonly most: number;
  /** What being near counts beside being worth quoting. */
  readonly nearnessShare?: number;
};

const usualNearnessShare = 0.6;
/** What repeats a quote already picked gives way to what adds something. */
const repetitionShare = 0.25;
const fewestWords = 4;

/** The places of the sentences to quote, the best first: near the question, worth quoting, and each saying something new. */
export function pickQuotes(
  candidates: readonly QuoteCandidate[],
  { mostWords, most, nearnessShare = usualNearnessShare }: PickOptions,
): number[] {
  const scores = scoresOf(candidates, nearnessShare);
  const left = new Set([...candidates.keys()].filter((at) => isQuotable(candidates[at]?.text ?? '')));
  const picked: number[] = [];
  let words = 0;
  while (picked.length < most && left.size > 0) {
    const best = bestOf(left);
    left.delete(best);
    const length = lengthAt(best);
    if (words > 0 && words + length > mostWords) continue;
    picked.push(best);
    words += length;
  }
  return picked;

  function bestOf(places: ReadonlySet<number>): number {
    let [best, high] = [-1, -Infinity];
    for (const at of places) {
      const repeated = Math.max(0, ...picked.map((other) => likeness(candidates[at], candidates[other])));
      const value = (1 - repetitionShare) * (scores[at] ?? 0) - repetitionShare * repeated;
      if (value > high) [best, high] = [at, value];
    }
    return best;
  }

  function lengthAt(at: number): number {
    return countWords(candidates[at]?.text ?? '');
  }
}

/** A few words alone tell nobody anything. */
export function isQuotable(text: string): boolean {
  return countWords(text) >= fewestWords;
}

function scoresOf(candidates: readonly QuoteCandidate[], nearnessShare: number): number[] {
  const near = toUnit(candidates.map(({ nearness }) => nearness));
  if (!candidates.some(({ salience }) => salience !== undefined)) return near;
  const worth = toUnit(candidates.map(({ salience }) => salience ?? 0));
  return near.map((score, at) => nearnessShare * score + (1 - nearnessShare) * (worth[at] ?? 0));
}

function likeness(a: QuoteCandidate | undefined, b: QuoteCandidate | undefined): number {
  if (!a || !b) return 0;
  if (a.text === b.text) return 1;
  return a.vector && b.vector ? nearness(a.vector, b.vector) : 0;
}

/** The cosine of two vectors of length 1. */
export function nearness(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
