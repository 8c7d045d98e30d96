import { boolean, uuid } from '#domain/codec/primitives.ts';
import { object, optional } from '#domain/codec/structures.ts';
import { Forbidden, InvalidOperation, NotFound } from '#domain/errors/hark-error.ts';
import { asMember } from '#server/kernel/access/index.ts';
import { hidingTools } from '#server/features/personal-data/index.ts';
import { leaveRoom } from '#server/platform/ai/language/leave-room.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Job, JobRun } from '#server/platform/jobs/job.ts';
import { moreToDo } from '#server/platform/jobs/more-to-do.ts';
import { endRun } from './runs/end-run.ts';
import { findRun, type OpenRun } from './runs/find-run.ts';
import type { RunPayload } from './runs/start-run.ts';
import { runHighlights } from './highlights/run-highlights.ts';
import { runRedaction } from './personal-data/run-redaction.ts';
import { accessLost } from './personal-data/problems.ts';
import { runTags } from './tags/run-tags.ts';

const notInstalled = 'Suggestions need the model pack, which isn’t installed on this server.';

function problemOf(error: unknown): string | undefined {
  if (error instanceof InvalidOperation) return error.message;
  return error instanceof NotFound || error instanceof Forbidden ? accessLost : undefined;
}

/** Looks a document through with the rights of who asked. Ends once, whatever is tried again. */
export function suggestJob(services: JobServices): Job<RunPayload> {
  const { embedder, language, own } = services.models;

  async function runFeature(job: JobRun<RunPayload>, member: Ctx, run: OpenRun) {
    if (run.feature === 'Redact')
      return runRedaction(job, member, run, { own, tools: hidingTools(services) });
    if (!embedder) throw new InvalidOperation(notInstalled);
    const tools = { embedder, language: job.payload.isAutomatic === true ? leaveRoom(language) : language };
    return run.feature === 'Tags'
      ? runTags(job, member, run, tools)
      : runHighlights(job, member, run, { ...tools, own });
  }

  return defineJob({
    name: 'suggestions.run',
    payload: object({ runId: uuid, isAutomatic: optional(boolean) }),
    timeoutSeconds: 900,
    onFailure: ({ ctx, payload }) =>
      endRun(ctx, payload.runId, { status: 'FAILED', problem: 'Something went wrong. Try again.' }),
    async run(job) {
      const { ctx, payload } = job;
      const run = await findRun(ctx, payload.runId);
      if (!run) return {};
      try {
        const member = await asMember(ctx, run.requestedBy);
        const turn = await runFeature(job, member, run);
        if (turn === moreToDo) return turn;
        await endRun(ctx, run.id, { status: 'DONE' });
        return turn;
      } catch (error) {
        const problem = problemOf(error);
        if (problem === undefined) throw error;
        await endRun(ctx, run.id, { status: 'FAILED', problem });
        return { failed: problem };
      }
    },
  });
}
