import { uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import type { AnswerModels } from '#server/features/answering/index.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import { refuseRun } from './run/finish-run.ts';
import { runAgent } from './run/run-agent.ts';

export function runAgentJob(models: AnswerModels): Job<{ runId: string }> {
  return defineJob({
    name: 'agents.run',
    payload: object({ runId: uuid }),
    timeoutSeconds: 300,
    async run({ ctx, payload: { runId }, signal }) {
      await runAgent(ctx, models, { runId, signal });
      return {};
    },
    onFailure: ({ ctx, payload: { runId } }) =>
      refuseRun(ctx, runId, 'The run was interrupted. Try again.', 'failed'),
  });
}
