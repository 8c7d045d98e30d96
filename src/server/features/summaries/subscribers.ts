import { defineSubscriber, type Subscriber } from '#server/platform/events/subscriber.ts';
import { awaitNote, type SettledQueue } from './settled/await-note.ts';

/** Looks at a note again when its text had time to rest. Whether it did, and whether it is wanted, is asked then. */
export function awaitRest(queue: SettledQueue, afterSeconds: number): Subscriber {
  return defineSubscriber({
    name: 'summaries.awaitRest',
    hears: ['note.created', 'note.contentChanged', 'transcript.completed'],
    async run(tx, { id: eventId, actorId, payload: { noteId } }) {
      if (afterSeconds > 0) await awaitNote(tx, queue, { noteId, eventId, actorId, afterSeconds });
    },
  });
}
