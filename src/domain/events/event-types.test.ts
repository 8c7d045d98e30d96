import { expect, test } from 'vitest';
import type { DomainEvent } from './event-map.ts';
import { eventTypes, isEventType } from './event-types.ts';

const verbsByThing = {
  workspace: 'created updated subdomainChanged sampleDataRemoved searchRebuildRequested deleted',
  member:
    'invited inviteRevoked inviteResent joined updated roleChanged adminChanged suspended reactivated removed signedIn signedOut locked unlocked passwordChanged',
  supportAccess: 'requested granted denied',
  openDomain: 'added removed',
  group: 'created updated deleted memberAdded memberRemoved',
  access: 'granted changed revoked inheritanceChanged',
  accessRequest: 'created approved declined',
  publicLink: 'created updated revoked',
  apiToken: 'created revoked',
  project: 'created updated moved statusChanged trashed restored purged',
  folder: 'created updated moved trashed restored purged',
  savedFeed: 'created updated deleted',
  view: 'created updated deleted',
  note: 'created updated contentChanged moved locked unlocked trashed restored purged',
  insight:
    'created updated contentChanged moved published unpublished locked unlocked trashed restored purged',
  highlight: 'created updated tagged untagged deleted restored',
  suggestion: 'created accepted rejected reopened',
  tag: 'created imported updated recolored moved locked unlocked merged mergeUndone trashed restored purged',
  tagGroup: 'created updated deleted restored',
  tagBoard: 'created updated deleted restored',
  person: 'created updated merged mergeUndone hidden shown trashed restored purged',
  field: 'created updated deleted restored',
  fieldValue: 'changed',
  question: 'created updated deleted restored',
  response: 'changed',
  comment: 'created updated resolved reopened deleted',
  channel: 'created updated dataAdded trashed restored purged',
  topic: 'created updated deleted',
  theme: 'created updated merged deleted',
  dataset: 'created',
  file: 'uploadStarted uploaded uploadFailed processed updated trashed restored deleted',
  transcript: 'requested completed failed rated',
  translation: 'requested completed failed deleted',
  reel: 'created updated deleted restored rendered failed',
  redaction: 'applied',
  summary: 'requested generated failed',
  conversation: 'started answered rated deleted',
  activityWrap: 'created',
  import: 'started completed failed undone',
  export: 'started completed failed',
  template: 'created updated used deleted',
  integration: 'connected disconnected failed',
  automation: 'created updated ran failed deleted',
  digest: 'sent',
  follow: 'started stopped',
  study: 'created updated statusChanged reported',
  participant: 'added statusChanged',
  subscription: 'started changed canceled paymentFailed',
  trial: 'requested started extended expired',
  retention: 'policyChanged purged',
  aiFeature: 'modeChanged',
  setting: 'changed',
  onboarding: 'stepCompleted completed',
};

test('exactly these events', () => {
  const expected = Object.entries(verbsByThing).flatMap(([thing, verbs]) =>
    verbs.split(' ').map((verb) => `${thing}.${verb}`),
  );
  expect(eventTypes).toEqual(expected);
});

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
