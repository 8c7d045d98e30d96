import { defineSubscriber, type Subscriber } from '#server/platform/events/subscriber.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import type { SettledNote } from './summarize-settled.ts';

type Queue = { readonly boss: JobBoss; readonly job: Job<SettledNote> };

/** Looks at a note again when its text had time to rest. Whether it did, and whether it is wanted, is asked then. */
export function awaitRest({ boss, job }: Queue, afterSeconds: number): Subscriber {
  return defineSubscriber({
    name: 'summaries.awaitRest',
    hears: ['note.created', 'note.contentChanged', 'transcript.completed'],
    async run(tx, { id, actorId, payload: { noteId } }) {
      if (afterSeconds === 0) return;
      await enqueue(tx, boss, job, {
        payload: { noteId, eventId: id, actorId },
        requestKey: id,
        afterSeconds,
      });
    },
  });
}
