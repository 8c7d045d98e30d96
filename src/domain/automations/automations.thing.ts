import { admins, anyone, atLeastRole } from '#domain/access/rule.ts';
import { defineThing, event } from '#domain/things/thing.ts';

export const automationsThing = defineThing({
  hearers: { automation: 'readers' },
  actions: {
    'automation.read': anyone(),
    'automation.create': atLeastRole('CONTRIBUTOR'),
    'automation.update': atLeastRole('CONTRIBUTOR', { author: 'only' }),
    'automation.delete': atLeastRole('CONTRIBUTOR', { author: 'only' }),
    'automation.manageAll': admins(),
  },
  events: {
    'automation.created': event<{ automationId: string }>(),
    'automation.updated': event<{ automationId: string }>(),
    'automation.ran': event<{ automationId: string; runId: string }>(),
    'automation.failed': event<{ automationId: string; runId: string }>(),
    'automation.deleted': event<{ automationId: string }>(),
  },
});
