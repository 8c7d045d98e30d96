import { editors, owners, participants, readers } from '#domain/access/rule.ts';
import { inProject, tagged, titled } from '#domain/filters/filter-properties.ts';
import { defineThing, event, followedEvent } from '#domain/things/thing.ts';

const locks = { respectsLock: true } as const;

export const notesThing = defineThing({
  hearers: { note: 'readers' },
  shared: { note: { route: 'note', idParam: 'noteId' } },
  untitled: ['note'],
  documents: ['note'],
  actions: {
    'note.read': readers(),
    'note.create': editors(),
    'note.update': editors('project', locks),
    'note.move': editors('project', locks),
    'note.lock': editors(),
    'note.unlock': editors(),
    'note.trash': editors('project', locks),
    'note.restore': editors('project', { author: 'orFull' }),
    'note.purge': owners(),
    'note.setFields': editors('project', locks),
    'note.setPeople': editors('project', locks),
    'note.share': owners('project', { plan: 'projectPermissions', scope: 'members' }),
    'note.star': participants(),
  },
  events: {
    'note.created': followedEvent<{ noteId: string; projectId: string }>({
      option: 'allChangesEnabled',
      words: 'was added',
    }),
    'note.updated': followedEvent<{ noteId: string; changed: readonly string[] }>({
      option: 'allChangesEnabled',
      words: 'was changed',
    }),
    'note.contentChanged': followedEvent<{ noteId: string }>({
      option: 'allChangesEnabled',
      words: 'was edited',
    }),
    'note.imported': event<{ noteIds: readonly string[]; projectId: string }>(),
    'note.importUndone': event<{ noteIds: readonly string[] }>(['editing']),
    'note.moved': event<{ noteId: string; from: string; to: string }>(['sight', 'editing']),
    'note.locked': event<{ noteId: string }>(['editing']),
    'note.unlocked': event<{ noteId: string }>(['editing']),
    'note.trashed': event<{ noteId: string }>(['editing']),
    'note.restored': event<{ noteId: string }>(['editing']),
    'note.purged': event<{ noteId: string }>(['sight', 'editing']),
  },
  textLimits: {
    noteTitle: { name: 'Note title', max: 200 },
  },
  found: {
    NOTE: {
      name: 'Note',
      tab: 'Notes',
      placeInIndex: 3,
      opens: { route: 'note', idParam: 'noteId' },
      target: 'note',
      properties: {
        ...titled,
        ...inProject,
        ...tagged,
        Content: 'content',
        People: 'personIds',
        Note: 'id',
        HighlightCount: 'highlightCount',
        Highlight: 'highlightIds',
        Insights: 'insightIds',
        Channel: 'channelId',
        AiGenerated: 'aiGenerated',
        ImportOrigin: 'importOrigin',
        EnrichmentOrigin: 'enrichmentOrigin',
        Starred: 'starred',
      },
      fields: { note: 'self', custom: 'self', person: 'people' },
    },
  },
});
