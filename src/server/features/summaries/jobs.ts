import { uuid } from '#domain/codec/primitives.ts';
import { nullable, object } from '#domain/codec/structures.ts';
import type { AnswerModels } from '#server/features/answering/index.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import { summarizeSettled, type SettledNote } from './summarize-settled.ts';

export function summarizeSettledJob(models: AnswerModels): Job<SettledNote> {
  return defineJob({
    name: 'summaries.summarizeSettled',
    payload: object({ noteId: uuid, eventId: uuid, actorId: nullable(uuid) }),
    timeoutSeconds: 300,
    run: async ({ ctx, payload }) => ({ made: await summarizeSettled(ctx, models, payload) }),
  });
}
