import { describe, expect, test } from 'vitest';
import { namesMatch } from '#domain/names/match-names.ts';
import * as fc from 'fast-check';
import { duplicateGroups, mayBeSamePerson } from './likely-duplicates.ts';
import { mergedPerson } from './merge-people.ts';
import { parsePersonDraft } from './person-draft.ts';
import { lastSortName, personKeysOf, searchWordsOf, sortNameOf } from './person-keys.ts';

test.each([
  ['Ada', null, { ok: true, value: { name: 'Ada', email: null } }],
  [' Ada ', ' ', { ok: true, value: { name: 'Ada', email: null } }],
  ['', 'ADA@example.com', { ok: true, value: { name: '', email: 'ada@example.com' } }],
  ['x'.repeat(300), null, { ok: true, value: { name: 'x'.repeat(300), email: null } }],
  ['x'.repeat(301), null, { ok: false, message: 'Name must be at most 300 characters' }],
  ['Ada', 'ada', { ok: false, message: 'Enter a valid e-mail address' }],
  [' ', null, { ok: false, message: 'Enter a name or an e-mail address' }],
])('%j, %j', (name, email, parsed) => expect(parsePersonDraft({ name, email })).toEqual(parsed));

describe('keys', () => {
  test('of a name and an address', () => {
    expect(personKeysOf({ name: 'Ada King Lovelace', email: 'ada@mail.example' })).toEqual([
      { kind: 'word', key: 'king' },
      { kind: 'word', key: 'mail' },
      { kind: 'word', key: 'example' },
      { kind: 'email', key: 'ada@mail.example' },
      { kind: 'lastName', key: 'lovelace|a' },
      { kind: 'firstName', key: 'ada|l' },
    ]);
    expect(personKeysOf({ name: '!!', email: null })).toEqual([]);
    expect(personKeysOf({ name: 'x'.repeat(300), email: null })).toEqual([
      { kind: 'firstName', key: `${'x'.repeat(60)}|` },
    ]);
  });

  test('every word of a name and an address is the beginning of one', () => {
    const part = fc.constantFrom('Ada', 'o’Brien', 'Löve', 'straße', '_', '9', 'x'.repeat(70), '王', '-');
    const name = fc.array(part, { maxLength: 4 }).map((parts) => parts.join(' '));
    const address = fc
      .array(part, { minLength: 1, maxLength: 3 })
      .map((parts) => `${parts.join('.')}@mail.example`);
    fc.assert(
      fc.property(name, fc.option(address), (called, email) => {
        const keys = personKeysOf({ name: called, email });
        for (const word of searchWordsOf(`${called} ${email ?? ''}`))
          expect(keys.some(({ key }) => key.startsWith(word))).toBe(true);
      }),
    );
  });

  test('of a search', () => {
    expect(searchWordsOf(' Muñoz,  JOSÉ muñoz ')).toEqual(['munoz', 'jose']);
    expect(sortNameOf('Émile Zola')).toBe('emile zola');
    expect(sortNameOf(' ')).toBe(lastSortName);
  });

  test('whoever may be one person shares a key of the name', () => {
    const part = fc.constantFrom('Ada', 'A.', 'Adam', 'Lovelace', 'L', 'Löve', '王', 'o’Brien', '');
    const name = fc.array(part, { maxLength: 3 }).map((parts) => parts.join(' '));
    const keys = (text: string) =>
      personKeysOf({ name: text, email: null })
        .filter(({ kind }) => kind !== 'word')
        .map(({ kind, key }) => `${kind} ${key}`);
    fc.assert(
      fc.property(name, name, (a, b) => !namesMatch(a, b) || keys(a).some((key) => keys(b).includes(key))),
    );
  });
});

describe('likely duplicates', () => {
  const people = [
    { id: '1', name: 'Ada Lovelace', email: 'ada@example.com' },
    { id: '2', name: 'A. Lovelace', email: null },
    { id: '3', name: 'Ada L.', email: null },
    { id: '4', name: 'Countess', email: 'ada@example.com' },
    { id: '5', name: 'Anton Lovelace', email: null },
  ];
  const ids = (groups: { id: string }[][]) => groups.map((group) => group.map(({ id }) => id).join(''));

  test('each pair in one kind', () => {
    expect(ids(duplicateGroups('lastName', people))).toEqual(['125']);
    expect(ids(duplicateGroups('firstName', people))).toEqual(['13']);
    expect(ids(duplicateGroups('email', people))).toEqual(['14']);
    expect(ids(duplicateGroups('lastName', people.slice(2)))).toEqual([]);
  });

  test('two people', () => {
    const [ada, , , countess, anton] = people;
    expect(ada && countess && mayBeSamePerson(ada, countess)).toBe(true);
    expect(ada && anton && mayBeSamePerson(ada, anton)).toBe(false);
  });
});

test('a merge keeps what the kept one has and what it lacks from the others', () => {
  const nobody = { name: '', email: null, hidden: false };
  expect(mergedPerson(nobody, [nobody, { name: 'Ada', email: 'a@b.example', hidden: true }])).toEqual({
    name: 'Ada',
    email: 'a@b.example',
    hidden: true,
  });
  expect(mergedPerson({ ...nobody, name: 'Kept' }, [{ ...nobody, name: 'Ada' }]).name).toBe('Kept');
});
