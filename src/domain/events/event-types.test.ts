import { expect, test } from 'vitest';
import type { DomainEvent } from './event-map.ts';
import { changesAccess, eventTypes, isEventType } from './event-types.ts';
import { isEventThing } from './who-hears.ts';

test('each is a thing and a verb', () => {
  expect(eventTypes.filter((type) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(type))).toEqual([]);
});

test('recognises its own only', () => {
  expect(isEventType('note.created')).toBe(true);
  expect(isEventType('note.eaten')).toBe(false);
  expect(isEventType('toString')).toBe(false);
});

test('switching on the type narrows the payload', () => {
  const idOf = (event: DomainEvent) => (event.type === 'note.created' ? event.payload.noteId : null);
  expect(idOf({ type: 'note.created', payload: { noteId: 'n', projectId: 'p' } })).toBe('n');
  expect(idOf({ type: 'tag.created', payload: { tagId: 't' } })).toBeNull();
});

test('of each it is said who may hear', () => {
  expect(eventTypes.filter((type) => !isEventThing(type.slice(0, type.indexOf('.'))))).toEqual([]);
});

test('whoever may have lost something hears that they have to look', () => {
  const takesAway = (name: string) => changesAccess(name, 'sight');
  expect(['access.revoked', 'note.moved', 'tag.moved', 'project.purged'].every(takesAway)).toBe(true);
  expect(['note.created', 'note.removed', 'accessRequest.created'].some(takesAway)).toBe(false);
});

test('connections are asked again when somebody’s standing changes, editors also for their document', () => {
  const concernsEditors = (name: string) => changesAccess(name, 'standing', 'editing');
  expect(
    ['member.suspended', 'group.memberRemoved', 'note.locked', 'project.statusChanged'].every(
      concernsEditors,
    ),
  ).toBe(true);
  expect(
    ['note.contentChanged', 'member.signedIn', 'highlight.restored', 'tag.locked'].some(concernsEditors),
  ).toBe(false);
  expect(changesAccess('note.locked', 'standing')).toBe(false);
});
