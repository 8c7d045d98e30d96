import type { Ctx } from '#server/platform/context/context.ts';
import type { GenerationRequest } from './generation.ts';
import type { LanguageModels } from './language-models.ts';

export type Generated<T> = { readonly value: T; readonly provider: string; readonly model: string };

/** All of an answer at once. Throws GenerationFailed. */
export async function generateText(
  models: LanguageModels,
  ctx: Ctx,
  request: GenerationRequest,
): Promise<Generated<string>> {
  let value = '';
  let origin = { provider: '', model: '' };
  for await (const event of models.generate(ctx, request)) {
    if (event.kind === 'text') value += event.text;
    if (event.kind === 'done') origin = { provider: event.provider, model: event.model };
  }
  return { value, ...origin };
}
