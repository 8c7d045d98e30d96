import { defineSubscriber } from '#server/platform/events/subscriber.ts';
import { bringTagsAlong } from './bring-tags-along.ts';
import { followContent } from './follow-content.ts';

export const contentChanged = defineSubscriber({
  name: 'highlights.contentChanged',
  hears: ['note.contentChanged', 'insight.contentChanged'],
  async run(tx, { type, payload }) {
    const ref =
      type === 'note.contentChanged'
        ? { type: 'note' as const, id: payload.noteId }
        : { type: 'insight' as const, id: payload.insightId };
    await followContent(tx, ref);
  },
});

export const objectMoved = defineSubscriber({
  name: 'highlights.objectMoved',
  hears: ['note.moved', 'insight.moved'],
  async run(tx, { type, payload, actorId }) {
    if (payload.to === null) return;
    const objectId = type === 'note.moved' ? payload.noteId : payload.insightId;
    await bringTagsAlong(tx, { objectId, projectId: payload.to, movedBy: actorId });
  },
});
