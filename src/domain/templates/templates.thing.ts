import { atLeastRole, editors } from '#domain/access/rule.ts';
import { defineThing, event } from '#domain/things/thing.ts';

export const templatesThing = defineThing({
  hearers: { template: 'workspace' },
  untitled: ['story'],
  actions: {
    'template.use': atLeastRole('CONTRIBUTOR'),
    'template.manage': atLeastRole('MANAGER'),
    // Everybody in the workspace can read a template, so its text must be one's own to give.
    'template.saveDocument': { ...editors(), role: 'MANAGER' },
    'template.publishToCommunity': atLeastRole('MANAGER', { blockedBy: 'communityPublishingDisabled' }),
  },
  events: {
    'template.created': event<{ templateId: string }>(),
    'template.updated': event<{ templateId: string }>(),
    'template.used': event<{ templateId: string; projectId: string | null; documentId?: string }>(),
    'template.published': event<{ templateId: string }>(),
    'template.unpublished': event<{ templateId: string }>(),
    'template.deleted': event<{ templateId: string }>(),
  },
  textLimits: {
    templateTitle: { name: 'Template title', max: 200 },
    templateDescription: { name: 'Template description', max: 1000 },
    templateText: { name: 'Template text', max: 200_000 },
  },
});
