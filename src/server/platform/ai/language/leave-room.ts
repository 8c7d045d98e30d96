import { GenerationFailed } from './generation.ts';
import { hasAutomaticRoom } from './has-automatic-room.ts';
import type { LanguageModels } from './language-models.ts';

/** The same models for work that nobody waits for: the last part of a budget is left to people who ask. */
export function leaveRoom(language: LanguageModels): LanguageModels {
  return {
    ...language,
    async *generate(ctx, request) {
      if (!(await hasAutomaticRoom(ctx, language))) throw new GenerationFailed('reserved');
      yield* language.generate(ctx, request);
    },
  };
}
