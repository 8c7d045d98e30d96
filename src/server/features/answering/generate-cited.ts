import { createClaimReader } from '#engines/answering/index.ts';
import type { Message } from '#server/platform/ai/language/generation.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { AnswerModels } from './answer-models.ts';
import { checkClaim, readMeanings } from './check-claim.ts';
import type { CitedPage } from './cited-page.ts';
import { repeatsRules } from './prompt-sources.ts';
import type { CitedSentence, Source } from './source.ts';
import { Stopped } from './stopped.ts';
import { watchAccess } from './watch-access.ts';

const mostCharacters = 16_000;

export type CitedRequest = {
  /** As usage is counted. */
  readonly purpose: string;
  /** Our own words to the model, which are no part of what it writes. */
  readonly rules: string;
  readonly instructions: string;
  readonly messages: readonly Message[];
  readonly sources: readonly Source[];
  readonly peopleTotal: number;
  /** What is shown of a heading; undefined leaves it out. Without it, headings are read as sentences. */
  readonly heading?: (text: string) => CitedSentence | undefined;
  /** True once nothing more may be shown. */
  readonly isFull?: () => boolean;
};

/** Lets the model write, and shows each sentence once it has been checked. Throws GenerationFailed, or Stopped. */
export async function generateCited(
  ctx: Ctx,
  models: AnswerModels,
  { purpose, rules, instructions, messages, sources, peopleTotal, heading, isFull }: CitedRequest,
  page: CitedPage,
): Promise<{ readonly model: string }> {
  const stop = new AbortController();
  const unwatch = watchAccess(ctx, {
    itemIds: sources.map(({ itemId }) => itemId),
    stop: (reason) => stop.abort(new Stopped(reason)),
  });
  const reader = createClaimReader({ withHeadings: heading !== undefined });
  const evidence = { sources, peopleTotal, meanings: readMeanings(models, sources) };
  let model = '';
  try {
    const events = models.language.generate(ctx, {
      purpose,
      about: sources.map(({ itemId, parentId }) => parentId ?? itemId),
      system: systemPrompt(rules, instructions),
      messages,
      maxCharacters: mostCharacters,
      temperature: 0,
      signal: AbortSignal.any([page.signal, stop.signal]),
    });
    for await (const event of events) {
      if (event.kind === 'thinking') page.thinking(event.text);
      if (event.kind === 'done') model = event.model;
      const claims =
        event.kind === 'text' ? reader.add(event.text) : event.kind === 'done' ? reader.end() : [];
      for (const claim of claims) {
        if (repeatsRules(rules, claim.text) || isFull?.() === true) continue;
        const sentence =
          claim.opens === 'heading' ? heading?.(claim.text) : await checkClaim(models, evidence, claim);
        if (sentence) await page.sentence(sentence);
      }
    }
    return { model };
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : error;
  } finally {
    unwatch();
  }
}

function systemPrompt(rules: string, instructions: string): string {
  return instructions === '' ? rules : `${rules}\n\nThe workspace asks you to keep in mind:\n${instructions}`;
}
