import { atLeastRole } from '#domain/access/rule.ts';
import { defineThing, event } from '#domain/things/thing.ts';

export const savedFeedsThing = defineThing({
  hearers: { savedFeed: 'workspace' },
  untitled: ['feed'],
  actions: {
    'savedFeed.create': atLeastRole('CONTRIBUTOR'),
    'savedFeed.update': atLeastRole('CONTRIBUTOR', { author: 'only' }),
    'savedFeed.delete': atLeastRole('CONTRIBUTOR', { author: 'only' }),
  },
  events: {
    'savedFeed.created': event<{ savedFeedId: string }>(),
    'savedFeed.updated': event<{ savedFeedId: string; changed: readonly string[] }>(),
    'savedFeed.deleted': event<{ savedFeedId: string }>(),
  },
  textLimits: {
    savedFeedTitle: { name: 'Feed title', max: 200 },
  },
  countLimits: {
    savedFeedsPerWorkspace: { holder: 'A workspace', things: 'saved feeds', max: 200 },
  },
});
