import { defineSubscriber } from '#server/platform/events/subscriber.ts';
import './tables.ts';

/** Lists by "last changed" count what people typed too. Each settled edit is one event, not each key. */
export const insightContentChanged = defineSubscriber({
  name: 'insights.contentChanged',
  hears: ['insight.contentChanged'],
  async run(tx, event) {
    await tx.db
      .updateTable('insights')
      .set({ updated_at: event.createdAt })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', event.payload.insightId)
      .where('updated_at', '<', event.createdAt)
      .execute();
  },
});
