import { admins, adminsAlways, anyone } from '#domain/access/rule.ts';
import { defineThing, event } from '#domain/things/thing.ts';

export const apiTokensThing = defineThing({
  hearers: { apiToken: 'workspace' },
  actions: {
    'apiToken.list': adminsAlways({ plan: 'api', forPeople: true }),
    'apiToken.create': admins({ plan: 'api', forPeople: true }),
    'apiToken.revoke': adminsAlways({ forPeople: true }),
    'apiToken.use': anyone({ plan: 'api' }),
  },
  events: {
    'apiToken.created': event<{ apiTokenId: string }>(['standing']),
    'apiToken.revoked': event<{ apiTokenId: string }>(['standing']),
    'apiToken.toolCalled': event<{ apiTokenId: string; tool: string }>(),
    'apiToken.imported': event<{ apiTokenId: string; kind: string; count: number; failedCount: number }>(),
  },
  textLimits: {
    apiTokenName: { name: 'Token name', max: 99, min: 1 },
  },
});
