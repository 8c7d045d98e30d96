import { GenerationFailed } from '#server/platform/ai/language/generation.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { AnswerModels } from './answer-models.ts';
import type { AnswerPage } from './answer-page.ts';
import { readMeanings } from './check-claim.ts';
import { chooseQuotes } from './choose-quotes.ts';
import { findSources } from './find-sources.ts';
import { generateAnswer } from './generate-answer.ts';
import type { AskedQuestion } from './asked-question.ts';
import type { FinishedAnswer, Source } from './source.ts';
import { watchAccess } from './watch-access.ts';

const mostQuotes = 8;
/** Beside "Nothing here answers this". */
const nearestQuotes = 3;

/** Stopped because its reader may not read on, or because AI was turned off. */
class Stopped extends Error {}

/**
 * Finds what answers a question, decides whether anything does before a model is asked, and shows the answer sentence
 * by sentence: the model's where there is one, else what people said themselves.
 */
export async function answerQuestion(
  ctx: Ctx,
  models: AnswerModels,
  asked: AskedQuestion,
  page: AnswerPage,
): Promise<FinishedAnswer> {
  const { sources, vector, isAnswerable } = await findSources(ctx, models, {
    question: asked.searchFor,
    filter: asked.filter,
  });
  page.signal.throwIfAborted();
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
    const { model } = await write(ctx, models, { asked, sources, page });
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

type Writing = { asked: AskedQuestion; sources: readonly Source[]; page: AnswerPage };

async function write(
  ctx: Ctx,
  models: AnswerModels,
  { asked, sources, page }: Writing,
): Promise<{ model: string }> {
  const stop = new AbortController();
  const unwatch = watchAccess(ctx, {
    itemIds: sources.map(({ itemId }) => itemId),
    stop: (reason) => stop.abort(new Stopped(reason)),
  });
  try {
    return await generateAnswer(
      ctx,
      models,
      {
        question: asked.question,
        history: asked.history,
        instructions: asked.instructions,
        sources,
        peopleTotal: asked.peopleTotal,
        meanings: readMeanings(models, sources),
        signal: AbortSignal.any([page.signal, stop.signal]),
      },
      page,
    );
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : error;
  } finally {
    unwatch();
  }
}

function failureOf(error: unknown): GenerationFailed | undefined {
  return error instanceof GenerationFailed && error.fault !== 'cancelled' ? error : undefined;
}

/** The sentence for its reader when an answer was stopped for a reason; undefined for anything unforeseen. */
export function reasonOfStop(error: unknown): string | undefined {
  return error instanceof Stopped ? error.message : undefined;
}
