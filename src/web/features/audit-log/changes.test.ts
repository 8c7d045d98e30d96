import { describe, expect, it } from 'vitest';
import { changesOf, factsOf, summaryOf } from './changes.ts';

describe('changesOf', () => {
  it('names levels, roles and switches in words', () => {
    expect(changesOf({ before: { level: 'READ' }, after: { level: 'WRITE' } })).toEqual([
      { name: 'Level', before: 'Can view', after: 'Can edit' },
    ]);
    expect(changesOf({ before: { role: 'VIEWER' }, after: { role: null } })).toEqual([
      { name: 'Role', before: 'Viewer', after: '–' },
    ]);
    expect(changesOf({ before: { suspended: false }, after: { suspended: true } })).toEqual([
      { name: 'Suspended', before: 'No', after: 'Yes' },
    ]);
  });

  it('calls the value of a setting by the name of the setting', () => {
    const entry = { payload: { setting: 'readOnly' }, before: { value: false }, after: { value: true } };
    expect(summaryOf(changesOf(entry))).toBe('Read only: No → Yes');
  });

  it('leaves out what is the same or empty on both sides', () => {
    expect(changesOf({ before: { a: 1, b: null }, after: { a: 1 } })).toEqual([]);
    expect(changesOf({ before: null, after: null })).toEqual([]);
    expect(changesOf({ before: 'odd', after: ['odd'] })).toEqual([]);
  });
});

it('sums up what came and what went', () => {
  expect(summaryOf(changesOf({ after: { name: 'CI', scopes: ['read', 'write'] } }))).toBe(
    'Name: CI, Scopes: read, write',
  );
  expect(summaryOf(changesOf({ before: { domain: 'acme.example' } }))).toBe('Domain was acme.example');
});

it('reads a payload without the word id', () => {
  expect(
    factsOf({ objectType: 'project', granteeId: 'markup' }).map(({ name, value }) => [name, value]),
  ).toEqual([
    ['Object type', 'project'],
    ['Grantee', 'markup'],
  ]);
});
