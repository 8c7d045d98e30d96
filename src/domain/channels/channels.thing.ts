import { anyone, atLeastRole, editors, owners, participants, readers } from '#domain/access/rule.ts';
import { titled } from '#domain/filters/filter-properties.ts';
import { defineThing, event, followedEvent } from '#domain/things/thing.ts';

export const channelsThing = defineThing({
  hearers: { channel: 'readers', topic: 'readers', theme: 'readers', dataset: 'readers' },
  shared: { channel: { route: 'channel', idParam: 'channelId' } },
  untitled: ['channel', 'theme', 'topic'],
  actions: {
    'channel.list': anyone(),
    'channel.read': readers('channel'),
    'channel.create': atLeastRole('CONTRIBUTOR'),
    'channel.update': editors('channel'),
    'channel.move': owners('channel'),
    'channel.import': editors('channel'),
    'channel.recluster': editors('channel'),
    'channel.keepWrap': editors('channel'),
    'channel.redact': editors('channel', { plan: 'redactions' }),
    'channel.showRedacted': owners('channel', { plan: 'redactions' }),
    'channel.export': readers('channel', { blockedBy: 'exportDisabled' }),
    'channel.excludeData': editors('channel'),
    'channel.deleteData': owners('channel'),
    'channel.trash': owners('channel'),
    'channel.restore': owners('channel'),
    'channel.share': owners('channel', { plan: 'projectPermissions', scope: 'members' }),
    'channel.star': participants('channel'),
    'topic.create': editors('channel'),
    'topic.update': editors('channel'),
    'topic.delete': editors('channel'),
    'theme.read': readers('channel'),
    'theme.update': editors('channel'),
    'theme.summarize': editors('channel', {
      needsContent: true,
      roleRefusal: 'Viewers cannot generate summaries',
    }),
    'theme.merge': editors('channel'),
    'theme.delete': editors('channel'),
    'theme.sendToProject': editors(),
  },
  events: {
    'channel.created': event<{ channelId: string }>(),
    'channel.updated': followedEvent<{ channelId: string; changed: readonly string[] }>({
      option: 'allChangesEnabled',
      words: 'was changed',
    }),
    'channel.moved': followedEvent<{ channelId: string; from: string | null; to: string | null }>(
      { option: 'allChangesEnabled', words: 'was moved' },
      ['sight', 'editing'],
    ),
    'channel.dataAdded': followedEvent<{ channelId: string; count: number }>({
      option: 'allChangesEnabled',
      words: 'has new data',
    }),
    'channel.themesFound': followedEvent<{ channelId: string; themeIds: readonly string[] }>({
      option: 'allChangesEnabled',
      words: 'has new themes',
    }),
    'channel.themesRising': followedEvent<{ channelId: string; themeIds: readonly string[] }>({
      option: 'allChangesEnabled',
      words: 'has rising themes',
    }),
    'channel.personalDataReviewed': event<{
      channelId: string;
      decision: 'hide' | 'keep' | 'reopen' | 'purge';
      count: number;
    }>(),
    'channel.wrapKept': event<{ channelId: string; wrapId: string }>(),
    'channel.topicProposalDismissed': event<{ channelId: string }>(),
    'channel.exported': event<{ channelId: string }>(),
    'channel.dataDeleted': event<{ channelId: string; count: number }>(),
    'channel.trashed': event<{ channelId: string }>(['editing']),
    'channel.restored': event<{ channelId: string }>(['editing']),
    'channel.purged': event<{ channelId: string }>(['sight', 'editing']),
    'topic.created': event<{ topicId: string; channelId: string }>(),
    'topic.updated': event<{ topicId: string }>(),
    'topic.deleted': event<{ topicId: string }>(),
    'theme.created': event<{ themeId: string; channelId: string }>(),
    'theme.updated': event<{ themeId: string; changed: readonly string[] }>(),
    'theme.merged': event<{ themeId: string; mergedThemeIds: readonly string[] }>(),
  },
  textLimits: {
    channelTitle: { name: 'Channel title', max: 200 },
    themeTitle: { name: 'Theme title', max: 200 },
  },
  countLimits: {
    themesPerChannel: { holder: 'A channel', things: 'themes', max: 5000 },
  },
  sizeLimits: {
    dataset: { name: 'Dataset', max: 10_000_000_000 },
  },
  found: {
    CHANNEL: {
      name: 'Channel',
      tab: 'Channels',
      placeInIndex: 0,
      opens: { route: 'channel', idParam: 'channelId' },
      target: 'channel',
      properties: {
        ...titled,
        ProjectCategory: 'folderId',
        Archived: 'archived',
        Channel: 'id',
        Starred: 'starred',
      },
      fields: {},
    },
    THEME: {
      name: 'Theme',
      tab: 'Themes',
      placeInIndex: 8,
      target: 'theme',
      properties: {
        ...titled,
        Content: 'content',
        Channel: 'channelId',
        ProjectCategory: 'folderId',
        Archived: 'archived',
        AiGenerated: 'aiGenerated',
      },
      fields: {},
    },
  },
});
