import { defineSubscriber } from '#server/platform/events/subscriber.ts';
import { followEvidence } from './follow-evidence.ts';

export const insightChanged = defineSubscriber({
  name: 'evidence.insightChanged',
  hears: ['insight.created', 'insight.contentChanged'],
  async run(tx, { payload }) {
    await followEvidence(tx, payload.insightId);
  },
});
