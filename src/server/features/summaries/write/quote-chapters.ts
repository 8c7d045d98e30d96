import { cutChapters, findQuestions } from '#engines/answering/index.ts';
import type { AnswerModels, CitedSentence } from '#server/features/answering/index.ts';
import { proposePhrases } from './propose-phrases.ts';
import { headingOf, pickSaid, quoteOf, type Said } from './said.ts';

const fromChapter = { most: 3, mostWords: 90 };

/** In order: chapters that begin at questions and new turns, each called by its question or by its own words. */
export async function quoteChapters(models: AnswerModels, said: readonly Said[]): Promise<CitedSentence[]> {
  const questions = new Set(
    findQuestions(said.map(({ text, cited }) => ({ text, speaker: cited.sentence.speaker }))).map(
      ({ question }) => question,
    ),
  );
  const turns = [...said.entries()]
    .filter(([at, { cited }]) => cited.sentence.opensTurn || opensLine(said, at))
    .map(([at]) => at);
  const chapters = cutChapters(said, questions.size > 1 ? [...questions] : turns);
  const phrases = await proposePhrases(
    models,
    chapters.map(({ from, to }) => said.slice(from, to)),
  );
  return chapters.flatMap(({ from, to }, at) => {
    const first = said[from];
    const isAsked = questions.has(from) && first !== undefined;
    const rest = said.slice(isAsked ? from + 1 : from, to);
    const heading = isAsked
      ? headingOf(first.text, [first.cited])
      : headingOf(phrases[at] ?? `Part ${at + 1}`);
    const best = pickSaid(rest.length > 0 ? rest : said.slice(from, to), fromChapter);
    return best.length > 0 ? [heading, ...best.map(quoteOf)] : [];
  });
}

/** In a text that nobody speaks, a new line may begin something new. */
function opensLine(said: readonly Said[], at: number): boolean {
  const [own, before] = [said[at]?.cited, said[at - 1]?.cited];
  if (!own || !before || own.source.itemId !== before.source.itemId) return true;
  return own.sentence.start - before.sentence.end !== 1;
}
