import { findQuestions } from '#engines/answering/index.ts';
import type { CitedSentence } from '#server/features/answering/index.ts';
import { headingOf, pickSaid, quoteOf, type Said } from './said.ts';

const mostQuestions = 12;
const fromAnswer = { most: 2, mostWords: 80 };

/** Each question of the interviewer with the best of what was answered; of many, those that were answered at length. */
export function quoteQuestions(said: readonly Said[]): CitedSentence[] {
  const asked = findQuestions(said.map(({ text, cited }) => ({ text, speaker: cited.sentence.speaker })));
  const longest = asked
    .toSorted((a, b) => b.answers.length - a.answers.length)
    .slice(0, mostQuestions)
    .toSorted((a, b) => a.question - b.question);
  return longest.flatMap(({ question, answers }) => {
    const own = said[question];
    const best = pickSaid(
      answers.flatMap((at) => said[at] ?? []),
      fromAnswer,
    );
    return own && best.length > 0 ? [headingOf(own.text, [own.cited]), ...best.map(quoteOf)] : [];
  });
}
