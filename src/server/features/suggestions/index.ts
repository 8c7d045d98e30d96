import type { Feature } from '#server/platform/app/feature.ts';
import { suggestJob } from './jobs.ts';
import { lookThroughJob } from './personal-data/look-through.ts';
import { suggestionsSchema } from './resolvers.ts';
import { suggestForTranscripts } from './subscribers.ts';
import { suggestionTrait } from './suggestion.trait.ts';

/** Tags and highlights that the product proposes, and how far it may go by itself. */
export const suggestions: Feature = {
  name: 'suggestions',
  schema: (services) =>
    suggestionsSchema(
      { boss: services.boss, job: suggestJob(services) },
      { boss: services.boss, job: lookThroughJob(services) },
    ),
  traits: [suggestionTrait],
  subscribers: (services) => [
    suggestForTranscripts(
      { boss: services.boss, job: suggestJob(services) },
      services.models.embedder !== undefined,
    ),
  ],
  jobs: (services) => [suggestJob(services), lookThroughJob(services)],
};
