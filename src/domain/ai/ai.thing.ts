import { admins, atLeastRole, editors, readers } from '#domain/access/rule.ts';
import { clusterCountMax } from './clustering.ts';
import { defineThing, event } from '#domain/things/thing.ts';

const locks = { respectsLock: true } as const;
const viewersCannotSummarize = { roleRefusal: 'Viewers cannot generate summaries' } as const;

export const aiThing = defineThing({
  hearers: { summary: 'readers', conversation: 'member', activityWrap: 'readers', aiFeature: 'workspace' },
  actions: {
    'conversation.create': atLeastRole('VIEWER'),
    'conversation.rate': atLeastRole('VIEWER', { author: 'only' }),
    'conversation.update': atLeastRole('VIEWER', { author: 'only' }),
    'conversation.delete': atLeastRole('VIEWER', { author: 'only' }),
    'summary.read': readers(),
    'summary.generate': editors('project', { ...locks, ...viewersCannotSummarize, needsContent: true }),
    'summary.update': editors('project', { ...locks, ...viewersCannotSummarize }),
    'ai.suggestHighlights': editors('project', locks),
    'ai.suggestTags': editors('project', locks),
    'ai.cluster': editors(),
    // A service is paid for it, so it is more than reading.
    'ai.listen': atLeastRole('VIEWER'),
    'ai.instruct': admins(),
    'ai.setModes': admins(),
  },
  events: {
    'summary.generated': event<{ summaryId: string; objectType: string }>(),
    'summary.updated': event<{ summaryId: string; objectType: string }>(),
    'summary.restored': event<{ summaryId: string; objectType: string }>(),
    'conversation.started': event<{ conversationId: string }>(),
    'conversation.answered': event<{ conversationId: string; messageId: string }>(),
    'conversation.updated': event<{ conversationId: string; changed: readonly string[] }>(),
    'conversation.rated': event<{ messageId: string; rating: 'Good' | 'Bad' }>(),
    'conversation.deleted': event<{ conversationId: string }>(),
    'aiFeature.modeChanged': event<{ feature: string; from: string; to: string }>(),
  },
  textLimits: {
    conversationTitle: { name: 'Title', max: 200, min: 1 },
    aiInstructions: { name: 'Instructions', max: 50_000 },
    summaryPrompt: { name: 'Prompt', max: 2000, min: 1 },
    summaryText: { name: 'Summary', max: 5000, min: 1 },
    requestKey: { name: 'Request key', max: 100, min: 1 },
    activityWrapTitle: { name: 'Title', max: 500 },
    activityWrapContent: { name: 'Content', max: 10240 },
  },
  countLimits: {
    clusteredHighlights: { holder: 'A clustering', things: 'highlights', max: 1000 },
    clusters: { holder: 'A clustering', things: 'groups', max: clusterCountMax },
    summaryHighlights: { holder: 'A summary', things: 'highlights', max: 500 },
    conversationObjects: { holder: 'A conversation', things: 'objects', max: 50 },
    messagesPerConversation: { holder: 'A conversation', things: 'messages', max: 200 },
  },
});
