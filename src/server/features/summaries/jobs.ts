import { object } from '#domain/codec/structures.ts';
import { boolean } from '#domain/codec/primitives.ts';
import type { AnswerModels } from '#server/features/answering/index.ts';
import { GenerationFailed } from '#server/platform/ai/language/generation.ts';
import { hasAutomaticRoom } from '#server/platform/ai/language/has-automatic-room.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { Job, JobRun } from '#server/platform/jobs/job.ts';
import { MoreLater, moreToDo } from '#server/platform/jobs/more-to-do.ts';
import {
  hasOlderTurn,
  readDue,
  readWaits,
  removeWait,
  tryAgain,
  type DueNote,
} from './settled/settled-notes.ts';
import { summarizeSettled } from './settled/summarize-settled.ts';

/** A slow model takes two minutes for one. */
const notesPerTurn = 5;
/** After these a note gets key quotes: it must not wait for a service that never comes back. */
const mostTries = 4;
/** An admin who gives the workspace a larger budget waits no longer than this. */
const budgetSeconds = 600;
const longestWaitSeconds = 3600;

/** The notes of a workspace that have rested, one after the other, a few a turn. */
export function summarizeSettledJob(models: AnswerModels): Job<object> {
  return defineJob({
    name: 'summaries.summarizeSettled',
    payload: object({}),
    timeoutSeconds: 900,
    alone: true,
    async run(job) {
      if (await hasOlderTurn(job)) return {};
      for (const note of await readDue(job.ctx, notesPerTurn)) {
        if (!(await hasAutomaticRoom(job.ctx, models.language))) {
          await tell(job, 'Waiting: most of this month’s AI budget is used');
          return new MoreLater(budgetSeconds);
        }
        await tell(job, 'Summarizing notes');
        const waitSeconds = await summarize(job, models, note);
        if (waitSeconds !== undefined) return new MoreLater(waitSeconds);
      }
      const { nextSeconds } = await readWaits(job.ctx);
      if (nextSeconds === null) return {};
      return nextSeconds > 0 ? new MoreLater(nextSeconds) : moreToDo;
    },
  });
}

/** Answers how long to wait where the model can’t be had. */
async function summarize(
  job: JobRun<object>,
  models: AnswerModels,
  note: DueNote,
): Promise<number | undefined> {
  try {
    const made = await summarizeSettled(job.ctx, models, note, { orQuotes: note.tries >= mostTries });
    await job.step(`${note.noteId} ${note.eventId}`, boolean, async (tx) => {
      await removeWait(tx, note);
      return made;
    });
    return undefined;
  } catch (error) {
    if (!(error instanceof GenerationFailed)) throw error;
    const seconds = Math.min(longestWaitSeconds, (error.retryAfterMs ?? 30_000 * 2 ** note.tries) / 1000);
    await tryAgain(job.ctx, note, seconds);
    await tell(job, `Waiting: ${error.message}`);
    return seconds;
  }
}

async function tell(job: JobRun<object>, doing: string): Promise<void> {
  const done = await job.stepsDone();
  const { count } = await readWaits(job.ctx);
  await job.progress(done / Math.max(1, done + count), `${doing} (${done} of ${done + count})`);
}
