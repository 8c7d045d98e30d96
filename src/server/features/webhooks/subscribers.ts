import { sql } from 'kysely';
import { webhookEvents } from '#domain/webhooks/webhook-events.ts';
import { defineSubscriber, type Subscriber } from '#server/platform/events/subscriber.ts';
import { addDeliveries } from './add-deliveries.ts';
import type { WebhookServices } from './services.ts';
import './tables.ts';

/** Puts a message for each webhook that asked for the event with the receipt, so that each is made exactly once. */
export function tellWebhooks(services: Pick<WebhookServices, 'boss' | 'job'>): Subscriber {
  return defineSubscriber({
    name: 'webhooks.tell',
    hears: webhookEvents,
    async run(tx, { id, type }) {
      const { rows } = await sql<{ id: string }>`select id from webhooks
        where workspace_id = ${tx.workspace.id} and disabled_at is null and ${type} = any(events)
        order by id`.execute(tx.db);
      if (rows.length === 0) return;
      const webhookIds = rows.map((row) => row.id);
      await addDeliveries(services, tx, { webhookIds, eventId: id, eventType: type });
    },
  });
}
