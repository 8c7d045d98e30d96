import { expect, test } from 'vitest';
import { metadataOfEvent } from './metadata-of-event.ts';

const id = '018f4b6e-0000-7000-8000-000000000001';
const grant = { objectType: 'project', objectId: id, granteeId: 'markup' };
const none = { before: null, after: null };

test.each([
  [
    { type: 'access.granted', payload: { ...grant, level: 'READ' }, before: null, after: { level: 'READ' } },
    { type: 'permission', ...grant, from: null, to: 'READ' },
  ],
  [
    { type: 'access.changed', payload: grant, before: { level: 'FULL' }, after: { level: 'WRITE' } },
    { type: 'permission', ...grant, from: 'FULL', to: 'WRITE' },
  ],
  [
    { type: 'access.revoked', payload: grant, before: { level: 'WRITE' }, after: null },
    { type: 'permission', ...grant, from: 'WRITE', to: null },
  ],
  [
    {
      type: 'apiToken.created',
      payload: { apiTokenId: id },
      before: null,
      after: { name: 'CI', scopes: ['read'] },
    },
    { type: 'apiToken', apiTokenId: id, name: 'CI' },
  ],
  [
    { type: 'apiToken.revoked', payload: { apiTokenId: id }, before: { name: 'CI' }, after: null },
    { type: 'apiToken', apiTokenId: id, name: 'CI' },
  ],
  [
    {
      type: 'publicLink.created',
      payload: { publicLinkId: id, objectType: 'project', objectId: id },
      ...none,
    },
    { type: 'tokens', tokenIds: [id] },
  ],
  [
    {
      type: 'translation.requested',
      payload: {},
      before: null,
      after: { objectType: 'note', objectId: id, language: 'de' },
    },
    { type: 'translation', objectType: 'note', objectId: id, from: null, to: 'de' },
  ],
  [
    {
      type: 'setting.changed',
      payload: { setting: 'aiRegion' },
      before: { value: 'us_b' },
      after: { value: 'eu_a' },
    },
    { type: 'aiRegion', from: 'us_b', to: 'eu_a' },
  ],
  [
    {
      type: 'setting.changed',
      payload: { setting: 'transcriptionProvider' },
      before: null,
      after: { value: 'embedded' },
    },
    { type: 'transcriptionProvider', from: null, to: 'embedded' },
  ],
])('%j', (event, metadata) => expect(metadataOfEvent(event)).toEqual(metadata));

test.each([
  { type: 'project.created', payload: { projectId: id }, ...none },
  {
    type: 'setting.changed',
    payload: { setting: 'readOnly' },
    before: { value: false },
    after: { value: true },
  },
  {
    type: 'access.inheritanceChanged',
    payload: { objectType: 'note', objectId: id, inherited: true },
    ...none,
  },
  { type: 'apiToken.created', payload: { apiTokenId: 'not an id' }, ...none },
])('none for %j', (event) => expect(metadataOfEvent(event)).toBeNull());
