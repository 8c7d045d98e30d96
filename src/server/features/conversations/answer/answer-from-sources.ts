import { GenerationFailed } from '#server/platform/ai/language/generation.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import {
  generateCited,
  type AnswerModels,
  type CitedPage,
  type FinishedAnswer,
} from '#server/features/answering/index.ts';
import { chooseQuotes } from './choose-quotes.ts';
import type { FoundSources } from './find-sources.ts';
import type { AskedQuestion } from './asked-question.ts';
import { answerRules, promptMessages } from './prompt.ts';

const mostQuotes = 8;
/** Beside "Nothing here answers this". */
const nearestQuotes = 3;

type Asked = Omit<AskedQuestion, 'filter'> & {
  /** As usage is counted. */
  readonly purpose: string;
};

/**
 * Decides whether anything answers before a model is asked, and shows the answer: the model's where there is one, else
 * what people said themselves.
 */
export async function answerFromSources(
  ctx: Ctx,
  models: AnswerModels,
  asked: Asked,
  { sources, vector, isAnswerable }: FoundSources,
  page: CitedPage,
): Promise<FinishedAnswer> {
  await page.sources(sources);
  const quote = async (most: number): Promise<void> => {
    for (const sentence of await chooseQuotes(models, sources, { question: asked.searchFor, vector, most }))
      await page.sentence(sentence);
  };
  const embedded = { engine: 'embedded' as const, model: models.embedder?.model ?? '' };
  if (!isAnswerable) {
    await quote(nearestQuotes);
    return { ...embedded, answered: false, problem: null };
  }
  try {
    const { model } = await generateCited(
      ctx,
      models,
      {
        purpose: asked.purpose,
        rules: answerRules,
        instructions: asked.instructions,
        messages: promptMessages(asked.question, sources, asked.history),
        sources,
        peopleTotal: asked.peopleTotal,
      },
      page,
    );
    if (page.hasMostlyDoubts()) {
      await page.startOver();
      await quote(mostQuotes);
      return { ...embedded, answered: true, problem: 'The model’s answer wasn’t supported by the sources.' };
    }
    return { engine: 'model', model, answered: true, problem: null };
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    // Nothing of worth was shown, and somebody waits for an answer: what people said is one.
    if (!page.isEmpty() && !page.hasMostlyDoubts())
      return { engine: 'model', model: '', answered: true, problem: failure.message };
    if (!page.isEmpty()) await page.startOver();
    await quote(mostQuotes);
    const isExpected = failure.fault === 'off' || failure.fault === 'none';
    return { ...embedded, answered: true, problem: isExpected ? null : failure.message };
  }
}

function failureOf(error: unknown): GenerationFailed | undefined {
  return error instanceof GenerationFailed && error.fault !== 'cancelled' ? error : undefined;
}
