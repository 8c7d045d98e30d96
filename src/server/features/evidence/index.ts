import type { Feature } from '#server/platform/app/feature.ts';
import { evidenceTraits } from './evidence.traits.ts';
import { followWaiting } from './follow-waiting.ts';
import { evidenceSchema } from './resolvers.ts';
import { insightChanged } from './subscribers.ts';

export const evidence: Feature = {
  name: 'evidence',
  traits: evidenceTraits,
  schema: () => evidenceSchema,
  subscribers: () => [insightChanged],
  crons: (services) => [
    {
      name: 'evidence.follow-waiting',
      cron: '*/5 * * * *',
      timeZone: 'UTC',
      run: (signal) => followWaiting(services, signal),
    },
  ],
};
