import { admins, adminsAlways } from '#domain/access/rule.ts';
import { defineThing, event } from '#domain/things/thing.ts';

export const webhooksThing = defineThing({
  hearers: { webhook: 'workspace' },
  actions: {
    'webhook.list': adminsAlways({ plan: 'api' }),
    'webhook.manage': admins({ plan: 'api', blockedBy: 'dataOutDisabled' }),
    'webhook.delete': adminsAlways(),
  },
  events: {
    'webhook.created': event<{ webhookId: string }>(),
    'webhook.updated': event<{ webhookId: string; changed: readonly string[] }>(),
    'webhook.secretRotated': event<{ webhookId: string }>(),
    'webhook.disabled': event<{ webhookId: string }>(),
    'webhook.deleted': event<{ webhookId: string }>(),
  },
  textLimits: { webhookUrl: { name: 'Address', max: 2000, min: 1 } },
  countLimits: { webhooks: { holder: 'A workspace', things: 'webhooks', max: 100 } },
});
