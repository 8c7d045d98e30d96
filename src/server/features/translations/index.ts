import type { Feature, JobServices } from '#server/platform/app/feature.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import { translationsSchema } from './resolvers.ts';
import { translateFile, type TranslationPayload } from './translate-file.ts';
import { translationKind, translationTrait } from './translation.kind.ts';

export { forgetTranslations } from './translation.ts';

const known = new WeakMap<JobServices['storage'], Job<TranslationPayload>>();

function jobOf(services: JobServices): Job<TranslationPayload> {
  const job = known.get(services.storage) ?? translateFile(services);
  known.set(services.storage, job);
  return job;
}

export const translations: Feature = {
  name: 'translations',
  kinds: [translationKind],
  traits: [translationTrait],
  schema: (services) =>
    translationsSchema({
      boss: services.boss,
      job: jobOf(services),
      engine: services.models.translator?.name,
    }),
  jobs: (services) => [jobOf(services)],
};
