import { answerModels } from '#server/features/answering/index.ts';
import type { Feature } from '#server/platform/app/feature.ts';
import { heldIn } from '#server/platform/realtime/holders.ts';
import { summariesSchema } from './resolvers.ts';

export { readNoteSummaries } from './loaders.ts';

/** Summaries of notes, insights, projects and highlights, with evidence for every sentence. */
export const summaries: Feature = {
  name: 'summaries',
  holders: [heldIn('summary', 'summaries', 'object_id')],
  schema: ({ models, log }) => summariesSchema(answerModels(models, log)),
};
