import { defineSubscriber, type Subscriber } from '#server/platform/events/subscriber.ts';
import { awaitNotes, type SettledQueue } from './settled/await-notes.ts';
import { findImported } from './settled/find-imported.ts';

/** Looks at a note again when its text had time to rest. Whether it did, and whether it is wanted, is asked then. */
export function awaitRest(queue: SettledQueue, afterSeconds: number): Subscriber {
  return defineSubscriber({
    name: 'summaries.awaitRest',
    hears: ['note.created', 'note.contentChanged', 'note.imported', 'transcript.completed'],
    async run(tx, { id: eventId, actorId, type, payload }) {
      if (afterSeconds <= 0) return;
      const noteIds = type === 'note.imported' ? await findImported(tx, payload) : [payload.noteId];
      await awaitNotes(tx, queue, { noteIds, eventId, actorId, afterSeconds });
    },
  });
}
