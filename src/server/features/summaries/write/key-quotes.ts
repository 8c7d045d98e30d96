import { nothingAnswers } from '#domain/ai/ask.ts';
import { frameworkSections } from '#domain/ai/framework-sections.data.ts';
import type { SummaryFramework } from '#domain/ai/frameworks.ts';
import { fillSections, judgeAnswerable, nearness, supportOf } from '#engines/answering/index.ts';
import type { AnswerModels, CitedSentence } from '#server/features/answering/index.ts';
import { quoteChapters } from './quote-chapters.ts';
import { quoteQuestions } from './quote-questions.ts';
import { quoteTopics } from './quote-topics.ts';
import { headingOf, isQuotable, pickSaid, quoteOf, withoutAsked, type Said } from './said.ts';

export type KeyQuotes = {
  readonly sentences: readonly CitedSentence[];
  /** Why it is not what was asked for. */
  readonly problem: string | null;
};
type Ask = { readonly framework: SummaryFramework; readonly prompt: string | null };

const plain = { most: 10, mostWords: 240 };
/** What most of a text is about is seldom said in its best sentence: worth counts more. */
export const brief = { most: 8, mostWords: 120, nearnessShare: 0.3 };
const mostInSection = 3;

/** A summary without a language model: what people said, arranged as the framework asks. */
export async function keyQuotes(
  models: AnswerModels,
  said: readonly Said[],
  { framework, prompt }: Ask,
): Promise<KeyQuotes> {
  const answers = withoutAsked(said);
  if (framework === 'CustomPrompt') return answerPrompt(models, answers, prompt ?? '');
  if (framework === 'Essential') return whole(pickSaid(answers, brief));
  const arranged = await arrange(models, said, framework);
  if (arranged.length > 0) return { sentences: arranged, problem: null };
  return { ...whole(pickSaid(answers, plain)), problem: missing[framework] ?? null };
}

const missing: Partial<Record<SummaryFramework, string>> = {
  ByQuestion: 'No questions were found. These are the key quotes.',
  ByThemes: 'No topic comes up more than once. These are the key quotes.',
};

async function arrange(
  models: AnswerModels,
  said: readonly Said[],
  framework: SummaryFramework,
): Promise<CitedSentence[]> {
  if (framework === 'Chronological') return quoteChapters(models, said);
  if (framework === 'ByQuestion') return quoteQuestions(said);
  const answers = withoutAsked(said);
  if (framework === 'ByThemes') return quoteTopics(models, answers);
  const quotable = answers.filter(isQuotable);
  const sections = frameworkSections[framework] ?? [];
  const vectors =
    sections.length === 0 ? [] : await models.embed(sections.flatMap(({ examples }) => examples));
  let from = 0;
  const filled = fillSections(
    quotable,
    sections.map(({ examples }) => {
      const own = vectors?.slice(from, (from += examples.length));
      return { examples, vectors: own };
    }),
    { most: mostInSection },
  );
  return sections.flatMap(({ title }, section) => [
    headingOf(title),
    ...(filled[section] ?? []).flatMap((at) => (quotable[at] ? [quoteOf(quotable[at])] : [])),
  ]);
}

async function answerPrompt(models: AnswerModels, said: readonly Said[], prompt: string): Promise<KeyQuotes> {
  const vector = (await models.embed([prompt]))?.[0];
  const near = said.map((one) => ({
    ...one,
    nearness:
      vector && one.vector
        ? nearness(vector, one.vector)
        : supportOf({ text: prompt, evidence: [{ text: one.text, about: '' }] }),
  }));
  const isAnswerable = judgeAnswerable(
    prompt,
    near.map(({ text, nearness: score }) => ({ text, nearness: vector ? score : undefined })),
  );
  if (!isAnswerable) return { sentences: [], problem: `${nothingAnswers}.` };
  return whole(pickSaid(near, plain));
}

function whole(said: readonly Said[]): KeyQuotes {
  return { sentences: said.map(quoteOf), problem: null };
}
