import { anyone, atLeastRole } from '#domain/access/rule.ts';
import { everywhere } from '#domain/filters/filter-properties.ts';
import { defineThing, event } from '#domain/things/thing.ts';

export const peopleThing = defineThing({
  hearers: { person: 'workspace' },
  untitled: ['contact'],
  actions: {
    'person.list': anyone(),
    'person.read': anyone(),
    'person.star': atLeastRole('VIEWER'),
    'person.create': atLeastRole('CONTRIBUTOR'),
    'person.update': atLeastRole('CONTRIBUTOR'),
    'person.setFields': atLeastRole('CONTRIBUTOR'),
    'person.merge': atLeastRole('CONTRIBUTOR'),
    'person.import': atLeastRole('CONTRIBUTOR'),
    'person.delete': atLeastRole('CONTRIBUTOR'),
    'person.restore': atLeastRole('CONTRIBUTOR'),
    'person.hideIdentity': atLeastRole('MANAGER'),
    'person.readHidden': { role: 'MANAGER', inReadOnly: true },
    'person.erase': atLeastRole('MANAGER'),
  },
  events: {
    'person.created': event<{ personId: string }>(),
    'person.updated': event<{ personId: string; changed: readonly string[] }>(),
    'person.imported': event<{ personIds: readonly string[] }>(),
    'person.importUndone': event<{ personIds: readonly string[] }>(['editing']),
    'person.merged': event<{ personId: string; mergedPersonIds: readonly string[] }>(),
    'person.mergeUndone': event<{ personId: string; mergedPersonIds: readonly string[] }>(),
    'person.hidden': event<{ personId: string }>(),
    'person.shown': event<{ personId: string }>(),
    'person.trashed': event<{ personId: string }>(['editing']),
    'person.restored': event<{ personId: string }>(['editing']),
    'person.purged': event<{ personId: string }>(['sight', 'editing']),
  },
  textLimits: {
    personName: { name: 'Name', max: 300 },
    personEmail: { name: 'E-mail address', max: 320 },
  },
  countLimits: {
    peoplePerNote: { holder: 'A note', things: 'participants and speakers', max: 500 },
    peoplePerMerge: { holder: 'A merge', things: 'people', max: 50, min: 2 },
  },
  found: {
    PERSON: {
      name: 'Contact',
      tab: 'People',
      placeInIndex: 4,
      opens: { route: 'person', idParam: 'personId' },
      target: 'person',
      properties: {
        ...everywhere,
        Name: 'name',
        People: 'id',
        Note: 'noteIds',
        HighlightCount: 'highlightCount',
        Archived: 'archived',
        ImportOrigin: 'importOrigin',
        EnrichmentOrigin: 'enrichmentOrigin',
        Starred: 'starred',
      },
      fields: { person: 'self', custom: 'self' },
    },
  },
});
