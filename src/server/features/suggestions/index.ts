import type { Feature } from '#server/platform/app/feature.ts';
import { suggestJob } from './jobs.ts';
import { suggestionsSchema } from './resolvers.ts';
import { suggestForTranscripts } from './subscribers.ts';
import { suggestionTrait } from './suggestion.trait.ts';

/** Tags and highlights that the product proposes, and how far it may go by itself. */
export const suggestions: Feature = {
  name: 'suggestions',
  schema: ({ boss, models }) => suggestionsSchema({ boss, job: suggestJob(models) }),
  traits: [suggestionTrait],
  subscribers: ({ boss, models }) => [
    suggestForTranscripts({ boss, job: suggestJob(models) }, models.embedder !== undefined),
  ],
  jobs: ({ models }) => [suggestJob(models)],
};
