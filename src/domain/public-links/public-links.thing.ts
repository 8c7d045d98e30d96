import { owners, readers } from '#domain/access/rule.ts';
import { defineThing, event } from '#domain/things/thing.ts';

export const publicLinksThing = defineThing({
  hearers: { publicLink: 'readers' },
  actions: {
    'publicLink.read': readers('project', { plan: 'publicLinkSharing' }),
    'publicLink.create': owners('project', {
      plan: 'publicLinkSharing',
      blockedBy: 'publicAccessDisabled',
      scope: 'members',
    }),
    'publicLink.update': owners('project', {
      plan: 'publicLinkSharing',
      blockedBy: 'publicAccessDisabled',
      scope: 'members',
    }),
    'publicLink.revoke': { ...owners(), inReadOnly: true, scope: 'members' },
  },
  events: {
    'publicLink.created': event<{ publicLinkId: string; objectType: string; objectId: string }>(),
    'publicLink.updated': event<{
      publicLinkId: string;
      objectType: string;
      objectId: string;
      changed: readonly string[];
    }>(),
    'publicLink.revoked': event<{ publicLinkId: string; objectType: string; objectId: string }>(),
  },
});
