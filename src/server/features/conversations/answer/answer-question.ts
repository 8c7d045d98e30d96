import type { Ctx } from '#server/platform/context/context.ts';
import type { AnswerModels, CitedPage, FinishedAnswer } from '#server/features/answering/index.ts';
import { answerFromSources } from './answer-from-sources.ts';
import type { AskedQuestion } from './asked-question.ts';
import { findSources } from './find-sources.ts';

/** Finds what answers a question, and shows the answer sentence by sentence. */
export async function answerQuestion(
  ctx: Ctx,
  models: AnswerModels,
  asked: AskedQuestion,
  page: CitedPage,
): Promise<FinishedAnswer> {
  const found = await findSources(ctx, models, { question: asked.searchFor, filter: asked.filter });
  page.signal.throwIfAborted();
  return answerFromSources(ctx, models, { ...asked, purpose: 'answer' }, found, page);
}
