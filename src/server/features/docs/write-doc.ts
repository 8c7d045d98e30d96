import { nothingAnswers, searchTextOf } from '#domain/ai/ask.ts';
import type { ConversationFilter } from '#domain/ai/conversation.ts';
import {
  readInstructions,
  type AnswerModels,
  type CitedPage,
  type FinishedAnswer,
} from '#server/features/answering/index.ts';
import { answerFromSources } from '#server/features/conversations/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { findDocSources } from './find-doc-sources.ts';

type Ask = { readonly prompt: string; readonly filter: ConversationFilter | null };

/** An answer to the prompt from what the person who runs it may see, each sentence checked. */
export async function writeDoc(
  ctx: Ctx,
  models: AnswerModels,
  { prompt, filter }: Ask,
  page: CitedPage,
): Promise<FinishedAnswer> {
  const found = await findDocSources(ctx, models, { prompt, filter });
  page.signal.throwIfAborted();
  const instructions = await readInstructions(await ctx.reads.db(), ctx.workspace.id);
  await ctx.reads.end();
  const asked = {
    question: prompt,
    searchFor: searchTextOf(prompt),
    history: [],
    instructions,
    peopleTotal: 0,
    purpose: 'doc',
  };
  const finished = await answerFromSources(ctx, models, asked, found, page);
  return finished.answered ? finished : { ...finished, problem: nothingFound(page) };
}

function nothingFound(page: CitedPage): string {
  return page.isEmpty() ? `${nothingAnswers}.` : `${nothingAnswers}. These are the nearest quotes.`;
}
