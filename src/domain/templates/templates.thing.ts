import { atLeastRole } from '#domain/access/rule.ts';
import { defineThing, event } from '#domain/things/thing.ts';

export const templatesThing = defineThing({
  hearers: { template: 'workspace' },
  untitled: ['story'],
  actions: {
    'template.use': atLeastRole('CONTRIBUTOR'),
    'template.manage': atLeastRole('MANAGER'),
    'template.publishToCommunity': atLeastRole('MANAGER', { blockedBy: 'communityPublishingDisabled' }),
  },
  events: {
    'template.created': event<{ templateId: string }>(),
    'template.updated': event<{ templateId: string }>(),
    'template.used': event<{ templateId: string; projectId: string | null }>(),
    'template.deleted': event<{ templateId: string }>(),
  },
});
