import { editors, owners, participants, readers } from '#domain/access/rule.ts';
import { inProject, tagged, titled } from '#domain/filters/filter-properties.ts';
import { defineThing, event, followedEvent } from '#domain/things/thing.ts';

const locks = { respectsLock: true } as const;

export const insightsThing = defineThing({
  hearers: { insight: 'readers' },
  shared: { insight: { route: 'insight', idParam: 'insightId' } },
  untitled: ['insight'],
  documents: ['insight'],
  actions: {
    'insight.read': readers(),
    'insight.create': editors(),
    'insight.update': editors('project', locks),
    'insight.move': editors('project', locks),
    'insight.lock': editors(),
    'insight.unlock': editors(),
    'insight.publish': editors('project', locks),
    'insight.unpublish': editors('project', locks),
    'insight.trash': editors('project', locks),
    'insight.restore': editors('project', { author: 'orFull' }),
    'insight.purge': owners(),
    'insight.setFields': editors('project', locks),
    'insight.share': owners('project', { plan: 'projectPermissions', scope: 'members' }),
    'insight.star': participants(),
  },
  events: {
    'insight.created': followedEvent<{ insightId: string; projectId: string | null }>({
      option: 'allChangesEnabled',
      words: 'was added',
    }),
    'insight.updated': followedEvent<{ insightId: string; changed: readonly string[] }>({
      option: 'allChangesEnabled',
      words: 'was changed',
    }),
    'insight.contentChanged': followedEvent<{ insightId: string }>({
      option: 'allChangesEnabled',
      words: 'was edited',
    }),
    'insight.moved': event<{ insightId: string; from: string | null; to: string | null }>([
      'sight',
      'editing',
    ]),
    'insight.published': followedEvent<{ insightId: string; publicationId: string }>({
      option: 'insightsPublishedEnabled',
      words: 'was published',
    }),
    'insight.unpublished': event<{ insightId: string }>(),
    'insight.locked': event<{ insightId: string }>(['editing']),
    'insight.unlocked': event<{ insightId: string }>(['editing']),
    'insight.trashed': event<{ insightId: string }>(['editing']),
    'insight.restored': event<{ insightId: string }>(['editing']),
    'insight.purged': event<{ insightId: string }>(['sight', 'editing']),
  },
  textLimits: {
    insightTitle: { name: 'Insight title', max: 200 },
  },
  found: {
    INSIGHT: {
      name: 'Insight',
      tab: 'Insights',
      placeInIndex: 2,
      opens: { route: 'insight', idParam: 'insightId' },
      target: 'insight',
      properties: {
        ...titled,
        ...inProject,
        ...tagged,
        Content: 'content',
        People: 'personIds',
        Note: 'noteIds',
        HighlightCount: 'highlightCount',
        Highlight: 'highlightIds',
        Insights: 'id',
        Published: 'published',
        AiGenerated: 'aiGenerated',
        Starred: 'starred',
        Status: 'status',
      },
      fields: { insight: 'self', custom: 'self' },
    },
  },
});
