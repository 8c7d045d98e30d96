import type { Feature } from '#server/platform/app/feature.ts';
import { listeningSchema } from './resolvers.ts';
import { addSpeechRoute } from './speech-route.ts';

/** Summaries and answers read aloud. */
export const listening: Feature = {
  name: 'listening',
  schema: ({ models }) => listeningSchema(models.speaker),
  routes: addSpeechRoute,
};
