import { Stopped, type AnswerModels } from '#server/features/answering/index.ts';

export type TokenCount = { readonly used: () => number };

/** The same models, counted, and cut off once the run has used what it may. */
export function countTokens(
  models: AnswerModels,
  most: number,
): { readonly models: AnswerModels; readonly count: TokenCount } {
  let used = 0;
  const { language } = models;
  return {
    count: { used: () => used },
    models: {
      ...models,
      language: {
        ...language,
        async *generate(ctx, request) {
          if (used >= most) throw new Stopped(limitText(most));
          for await (const event of language.generate(ctx, {
            ...request,
            maxOutputTokens: Math.min(request.maxOutputTokens ?? most, most - used),
          })) {
            if (event.kind === 'done') used += event.usage.inputTokens + event.usage.outputTokens;
            yield event;
          }
        },
      },
    },
  };
}

function limitText(most: number): string {
  return `This run reached its limit of ${most.toLocaleString('en')} tokens.`;
}
