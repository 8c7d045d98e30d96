import type { CacheRules } from '#web/lib/cache/cache-rules.ts';
import { dropFromLists } from '#web/lib/cache/change-cache.ts';

export const webhooksCache: CacheRules = {
  after: {
    createWebhook: ['webhooks'],
    deleteWebhook: (cache, { id }) => dropFromLists(cache, { type: 'Webhook', ids: [id] }, ['webhooks']),
    testWebhook: ['webhookDeliveries'],
  },
  heard: { webhook: ['webhooks', 'webhookDeliveries'] },
};
