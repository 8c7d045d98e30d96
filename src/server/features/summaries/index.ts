import { answerModels } from '#server/features/answering/index.ts';
import type { Feature } from '#server/platform/app/feature.ts';
import { heldIn } from '#server/platform/realtime/holders.ts';
import { summarizeSettledJob } from './jobs.ts';
import { summariesSchema } from './resolvers.ts';
import { awaitRest } from './subscribers.ts';
import { summaryTrait } from './summary.trait.ts';

export { refuseTwo } from './begun-summary.ts';
export { findRequested } from './find-requested.ts';
export { finishSummary } from './finish-summary.ts';
export { insertSummary } from './insert-summary.ts';
export { insertWrittenSummaries, type WrittenSummary } from './insert-written-summaries.ts';
export { findSummary } from './queries.ts';
export type { Summary } from './summary.ts';
export { summaryTables } from './summary-tables.ts';
export { readNoteSummaries, wrapTextLoader } from './loaders.ts';
export { readShownSummary } from './read-shown-summary.ts';
export { readMaterial } from './write/read-material.ts';

/** Summaries of notes, insights, projects, highlights, themes and wraps, with evidence for every sentence. */
export const summaries: Feature = {
  name: 'summaries',
  traits: [summaryTrait],
  holders: [heldIn('summary', 'summaries', 'object_id')],
  schema: ({ models, log }) => summariesSchema(answerModels(models, log)),
  subscribers: ({ boss, models, log, env }) => [
    awaitRest({ boss, job: summarizeSettledJob(answerModels(models, log)) }, env.summariesAfterSeconds),
  ],
  jobs: ({ models, log }) => [summarizeSettledJob(answerModels(models, log))],
};
