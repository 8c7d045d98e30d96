import { createClaimReader } from '#engines/answering/index.ts';
import type { Message } from '#server/platform/ai/language/generation.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { AnswerModels } from './answer-models.ts';
import { checkClaim, type Evidence } from './check-claim.ts';
import { promptMessages, repeatsPrompt, systemPrompt } from './prompt.ts';
import type { AnswerSentence } from './source.ts';

const mostCharacters = 16_000;

type Ask = Evidence & {
  readonly question: string;
  readonly history: readonly Message[];
  readonly instructions: string;
  readonly signal: AbortSignal;
};

export type Generated = { readonly model: string };
type Show = {
  readonly thinking: (text: string) => void;
  readonly sentence: (sentence: AnswerSentence) => Promise<void>;
};

/** Lets the model write, and shows each sentence once it has been checked. Throws GenerationFailed. */
export async function generateAnswer(
  ctx: Ctx,
  models: AnswerModels,
  { question, history, instructions, signal, ...evidence }: Ask,
  show: Show,
): Promise<Generated> {
  const reader = createClaimReader();
  let model = '';
  const events = models.language.generate(ctx, {
    purpose: 'answer',
    system: systemPrompt(instructions),
    messages: promptMessages(question, evidence.sources, history),
    maxCharacters: mostCharacters,
    temperature: 0,
    signal,
  });
  for await (const event of events) {
    if (event.kind === 'thinking') show.thinking(event.text);
    if (event.kind === 'done') model = event.model;
    const claims = event.kind === 'text' ? reader.add(event.text) : event.kind === 'done' ? reader.end() : [];
    for (const claim of claims) {
      if (repeatsPrompt(claim.text)) continue;
      await show.sentence(await checkClaim(models, evidence, claim));
    }
  }
  return { model };
}
