import { editors, readers } from '#domain/access/rule.ts';
import { everywhere, inProject, tagged } from '#domain/filters/filter-properties.ts';
import { defineThing, event } from '#domain/things/thing.ts';

const locks = { respectsLock: true } as const;

export const highlightsThing = defineThing({
  hearers: { highlight: 'readers', suggestion: 'readers' },
  actions: {
    'highlight.read': readers(),
    'highlight.create': editors('project', locks),
    'highlight.update': editors('project', locks),
    'highlight.delete': editors('project', locks),
    'highlight.tag': editors('project', locks),
    'highlight.reviewSuggestion': editors('project', locks),
  },
  events: {
    'highlight.created': event<{ highlightId: string; parentId: string }>(),
    'highlight.imported': event<{ highlightIds: readonly string[] }>(),
    'highlight.updated': event<{ highlightIds: readonly string[]; changed: readonly string[] }>(),
    'highlight.tagged': event<{ highlightIds: readonly string[]; tagIds: readonly string[] }>(),
    'highlight.untagged': event<{ highlightIds: readonly string[]; tagIds: readonly string[] }>(),
    'highlight.deleted': event<{ highlightIds: readonly string[] }>(),
    'highlight.restored': event<{ highlightIds: readonly string[] }>(),
    'suggestion.created': event<{ suggestionIds: readonly string[]; objectId: string }>(),
    'suggestion.accepted': event<{ suggestionId: string; highlightId: string }>(),
    'suggestion.rejected': event<{ suggestionIds: readonly string[] }>(),
    'suggestion.reopened': event<{ suggestionIds: readonly string[] }>(),
    'suggestion.tagsReviewed': event<{
      suggestionIds: readonly string[];
      review: 'Accepted' | 'Rejected' | null;
    }>(),
    'suggestion.personalDataReviewed': event<{
      objectId: string;
      decision: string;
      count: number;
    }>(),
    'suggestion.runStarted': event<{ runId: string; objectId: string }>(),
    'suggestion.runEnded': event<{ runId: string; objectId: string }>(),
  },
  textLimits: {
    highlightText: { name: 'Highlighted text', max: 100_000 },
  },
  countLimits: {
    tagsPerHighlight: { holder: 'A highlight', things: 'tags', max: 50 },
  },
  found: {
    HIGHLIGHT: {
      name: 'Highlight',
      tab: 'Highlights',
      placeInIndex: 1,
      target: 'highlight',
      properties: {
        ...everywhere,
        ...inProject,
        ...tagged,
        Content: 'content',
        People: 'personIds',
        Note: 'noteId',
        Highlight: 'id',
        Insights: 'insightIds',
        Channel: 'channelId',
        AiGenerated: 'aiGenerated',
        ImportOrigin: 'importOrigin',
        Starred: 'starred',
      },
      fields: { note: 'note', custom: 'note', person: 'people' },
    },
  },
});
