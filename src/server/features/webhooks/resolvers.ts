import { memberLoader } from '#server/kernel/members/index.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { createWebhook } from './create-webhook.ts';
import { deleteWebhook } from './delete-webhook.ts';
import { listDeliveries, listWebhooks } from './queries.ts';
import { retryDelivery } from './retry-delivery.ts';
import { rotateSecret } from './rotate-secret.ts';
import type { WebhookServices } from './services.ts';
import { testWebhook } from './test-webhook.ts';
import { updateWebhook } from './update-webhook.ts';
import type { WebhooksResolvers } from './webhooks.gen.ts';

const states = { waiting: 'WAITING', delivered: 'DELIVERED', failed: 'FAILED', skipped: 'FAILED' } as const;

export const webhooksSchema = (services: WebhookServices): SchemaPart<WebhooksResolvers> => ({
  sdl: new URL('./webhooks.graphql', import.meta.url),
  resolvers: {
    Query: {
      webhooks: (_root, args, ctx) => listWebhooks(ctx, args),
      webhookDeliveries: (_root, { webhookId, ...args }, ctx) =>
        listDeliveries(ctx, { ...args, webhookId: readId(webhookId) }),
    },
    Mutation: {
      createWebhook: (_root, { input }, ctx) => createWebhook(services, ctx, input),
      updateWebhook: (_root, { input }, ctx) =>
        updateWebhook(services, ctx, { ...input, id: readId(input.id) }),
      deleteWebhook: (_root, { id }, ctx) => deleteWebhook(services, ctx, readId(id)),
      rotateWebhookSecret: (_root, { id }, ctx) => rotateSecret(services, ctx, readId(id)),
      testWebhook: (_root, { id }, ctx) => testWebhook(services, ctx, readId(id)),
      retryWebhookDelivery: (_root, { id }, ctx) => retryDelivery(services, ctx, readId(id)),
    },
    Webhook: { createdBy: ({ createdBy }, _args, ctx) => memberLoader(ctx).load(createdBy) },
    WebhookDelivery: {
      event: ({ eventType }) => eventType,
      state: ({ state }) => states[state],
    },
  },
});
