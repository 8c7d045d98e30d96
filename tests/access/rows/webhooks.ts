import { randomUUID } from 'node:crypto';
import type { Kit } from '../kit.ts';
import { byAdminScope, mutationOutcomes, queryOutcomes } from '../outcomes.ts';
import type { Row } from '../row.ts';

const admins = byAdminScope(mutationOutcomes('forbidden', 'forbidden', 'forbidden', 'ok'));
const url = 'https://hooks.example/hark';
const events = ['note.created'];

async function webhook(kit: Kit): Promise<string> {
  const id = randomUUID();
  await kit.row('webhooks', {
    id,
    url,
    events,
    secret_id: randomUUID(),
    created_by: kit.ownerId,
    created_at: new Date(),
  });
  return id;
}

async function delivery(kit: Kit): Promise<string> {
  const id = randomUUID();
  await kit.row('webhook_deliveries', {
    id,
    webhook_id: await webhook(kit),
    event_type: 'webhook.test',
    state: 'failed',
    due_at: new Date(),
    created_at: new Date(),
    finished_at: new Date(),
  });
  return id;
}

export const webhookRows: readonly Row[] = [
  {
    operation: 'Query.webhooks',
    expected: byAdminScope(queryOutcomes('forbidden', 'forbidden', 'forbidden', 'ok')),
  },
  {
    operation: 'Query.webhookDeliveries',
    variables: async ({ kit }) => ({ webhookId: await webhook(kit) }),
    expected: byAdminScope(queryOutcomes('forbidden', 'forbidden', 'forbidden', 'ok')),
    tellsNothing: true,
  },
  {
    operation: 'Mutation.createWebhook',
    variables: () => ({ input: { url, events } }),
    expected: admins,
  },
  {
    operation: 'Mutation.updateWebhook',
    variables: async ({ kit }) => ({ input: { id: await webhook(kit), url, events, enabled: false } }),
    expected: admins,
  },
  {
    operation: 'Mutation.deleteWebhook',
    variables: async ({ kit }) => ({ id: await webhook(kit) }),
    expected: admins,
  },
  {
    operation: 'Mutation.rotateWebhookSecret',
    variables: async ({ kit }) => ({ id: await webhook(kit) }),
    expected: admins,
  },
  {
    operation: 'Mutation.testWebhook',
    variables: async ({ kit }) => ({ id: await webhook(kit) }),
    expected: admins,
  },
  {
    operation: 'Mutation.retryWebhookDelivery',
    variables: async ({ kit }) => ({ id: await delivery(kit) }),
    expected: admins,
  },
];
