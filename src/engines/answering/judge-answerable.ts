import { contentStems, coverOf } from './stems.ts';

/** What was found nearest to a question: a text, and its nearness in meaning where that is known. */
type Candidate = { readonly text: string; readonly nearness?: number | undefined };

/** Below it, nothing that was found answers the question. */
const leastWithMeaning = 0.45;
/** Without a model of meaning, at least half of what the question is about must have been said. */
const leastByWords = 0.5;

/** Whether any of what was found is about what was asked. Better nothing than an answer to another question. */
export function judgeAnswerable(question: string, candidates: readonly Candidate[]): boolean {
  return candidates.some((candidate) => answerability(question, candidate) >= leastFor(candidate));
}

function answerability(question: string, { text, nearness }: Candidate): number {
  const cover = coverOf(contentStems(question), new Set(contentStems(text)));
  return nearness === undefined ? cover : nearness + 0.5 * cover;
}

function leastFor({ nearness }: Candidate): number {
  return nearness === undefined ? leastByWords : leastWithMeaning;
}
