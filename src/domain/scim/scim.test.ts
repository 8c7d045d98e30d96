import { describe, expect, test } from 'vitest';
import { parseFilter } from './filter.ts';
import { readListRequest, showResource } from './list-request.ts';
import { patchGroup } from './patch-group.ts';
import { readPatch } from './patch-request.ts';
import { patchUser } from './patch-user.ts';
import { ScimError } from './scim-error.ts';
import { readScimGroup } from './scim-group.ts';
import { emailOfUser, nameOfUser, readScimUser, type ScimUser } from './scim-user.ts';

const ada = readScimUser({
  userName: 'ada@example.com',
  externalId: 'X-1',
  displayName: 'Ada',
  name: { givenName: 'Ada', familyName: 'Quist' },
  emails: [{ value: 'ada@example.com', type: 'work', primary: true }],
  active: true,
});
const [one, two, three] = [1, 2, 3].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
];

function patched(...Operations: object[]): ScimUser {
  return patchUser(ada, readPatch({ Operations }));
}

function membersAfter(memberIds: string[], ...Operations: object[]): readonly string[] {
  const group = readScimGroup({ displayName: 'Research', members: memberIds.map((value) => ({ value })) });
  return patchGroup(group, readPatch({ Operations })).memberIds;
}

describe('a user', () => {
  test('needs a user name', () => {
    expect(() => readScimUser({})).toThrow('userName is required');
    expect(() => readScimUser([])).toThrow('Send one user as a JSON object');
  });

  test('is active where nothing is said of it, as Okta’s PUT says nothing', () => {
    expect(readScimUser({ userName: 'a@b.example' }).active).toBe(true);
    expect(readScimUser({ userName: 'a@b.example', active: 'False' }).active).toBe(false);
    expect(() => readScimUser({ userName: 'a@b.example', active: 'maybe' })).toThrow('active');
  });

  test('signs in with the user name, or the best of their addresses', () => {
    expect(emailOfUser(ada)).toBe('ada@example.com');
    const emails = [
      { value: 'home@example.com', type: 'home' },
      { value: 'Work@Example.com', type: 'work' },
    ];
    expect(emailOfUser(readScimUser({ userName: 'ada', emails }))).toBe('work@example.com');
    expect(() => emailOfUser(readScimUser({ userName: 'ada' }))).toThrow('e-mail address');
  });

  test('always has a name that colleagues can read', () => {
    expect(nameOfUser(ada)).toBe('Ada');
    expect(nameOfUser({ ...ada, displayName: null })).toBe('Ada Quist');
    expect(nameOfUser(readScimUser({ userName: 'bo@example.com' }))).toBe('bo');
  });

  test.each([{ userName: 'a\0b@example.com' }, { userName: `${'x'.repeat(321)}@example.com` }])(
    'refuses what the database can’t keep: %#',
    (body) => expect(() => readScimUser(body)).toThrow(ScimError),
  );
});

describe('a patch of a user', () => {
  test.each(['False', 'false', false])('Entra’s Replace active %j', (value) => {
    expect(patched({ op: 'Replace', path: 'active', value }).active).toBe(false);
  });

  test('without a path, as Okta sends it', () => {
    expect(patched({ op: 'replace', value: { active: false } })).toEqual({ ...ada, active: false });
  });

  test('with dotted keys and keys of a schema', () => {
    const value = {
      'name.givenName': 'Augusta',
      'urn:ietf:params:scim:schemas:core:2.0:User:displayName': 'Augusta Q',
      'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User': { department: 'R&D' },
    };
    expect(patched({ op: 'Add', value })).toEqual({ ...ada, givenName: 'Augusta', displayName: 'Augusta Q' });
  });

  test('adds the address that a filter names and there is none of', () => {
    const bare = { ...ada, emails: [] };
    const steps = readPatch({
      Operations: [{ op: 'Add', path: 'emails[type eq "work"].value', value: 'new@example.com' }],
    });
    expect(patchUser(bare, steps).emails).toEqual([{ type: 'work', value: 'new@example.com' }]);
    expect(patchUser(ada, steps).emails).toEqual([{ value: 'new@example.com', type: 'work', primary: true }]);
  });

  test('passes over what is not kept, in every form Entra sends it', () => {
    const manager = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:manager';
    expect(
      patched({ op: 'Add', path: manager, value: '42' }, { op: 'Replace', path: 'title', value: 'Dr' }),
    ).toEqual(ada);
  });

  test('can’t take the user name away', () => {
    expect(() => patched({ op: 'remove', path: 'userName' })).toThrow('userName can’t be removed');
    expect(() => patched({ op: 'remove' })).toThrow('A removal needs a path');
    expect(() => patched({ op: 'move', path: 'active', value: true })).toThrow('op must be');
    expect(() => patched({ op: 'add', path: 'emails[type', value: 'x' })).toThrow('The path can’t be read');
  });
});

describe('a patch of a group', () => {
  test('Entra’s removal with a list takes those and no others', () => {
    expect(
      membersAfter([one, two, three], { op: 'Remove', path: 'members', value: [{ value: two }] }),
    ).toEqual([one, three]);
  });

  test('a removal without a value empties it', () => {
    expect(membersAfter([one, two], { op: 'remove', path: 'members' })).toEqual([]);
  });

  test('a member is removed by a filter', () => {
    expect(membersAfter([one, two], { op: 'remove', path: `members[value eq "${two}"]` })).toEqual([one]);
  });

  test('a member added twice is in it once; add and remove in one patch', () => {
    expect(
      membersAfter(
        [one],
        { op: 'add', path: 'members', value: [{ value: one }, { value: two }] },
        { op: 'add', path: 'members', value: { value: two } },
        { op: 'remove', path: 'members', value: [{ value: one }] },
      ),
    ).toEqual([two]);
  });

  test('a rename without a path carries the id along', () => {
    const group = readScimGroup({ displayName: 'Research' });
    const steps = readPatch({ Operations: [{ op: 'replace', value: { id: one, displayName: 'Insights' } }] });
    expect(patchGroup(group, steps).displayName).toBe('Insights');
  });

  test('an id that is none is refused', () => {
    expect(() => membersAfter([], { op: 'add', path: 'members', value: [{ value: "x' or 1=1" }] })).toThrow(
      'id of a user',
    );
  });
});

describe('a filter', () => {
  test('is read with its precedence', () => {
    expect(parseFilter('userName eq "a" or active eq true and not (title pr)')).toMatchObject({
      kind: 'or',
      left: { attribute: 'username', operator: 'eq', value: 'a' },
      right: { kind: 'and', right: { kind: 'not', inner: { kind: 'present', attribute: 'title' } } },
    });
  });

  test('knows brackets, URNs and odd spellings', () => {
    expect(parseFilter('emails[type eq "work" and value co "@x"]')).toMatchObject({
      left: { attribute: 'emails.type' },
      right: { attribute: 'emails.value', operator: 'co' },
    });
    expect(parseFilter('urn:ietf:params:scim:schemas:core:2.0:User:userName Eq "x"')).toMatchObject({
      attribute: 'username',
      operator: 'eq',
    });
  });

  test.each([
    'userName eq "x" or 1 eq 1',
    '1 eq 1',
    'userName',
    'userName eq',
    'userName like "x"',
    '(userName eq "x"',
    'userName eq "x")',
    'userName eq "x" userName eq "y"',
    'userName eq "\\u0000"',
    "userName eq 'x'; drop table members",
    '('.repeat(500),
    'x'.repeat(3000),
  ])('refuses %s', (text) => expect(() => parseFilter(text)).toThrow(ScimError));
});

describe('a list', () => {
  test('takes the nearest page in range', () => {
    expect(readListRequest({ startIndex: '-4', count: '999999' })).toMatchObject({
      startIndex: 1,
      count: 200,
    });
    expect(readListRequest({ startIndex: 'x', count: '-1' })).toMatchObject({ startIndex: 1, count: 0 });
  });

  test('shows what is asked for, and the id always', () => {
    const resource = { schemas: [], id: '1', displayName: 'G', members: [] };
    expect(showResource(resource, { only: [], without: ['members'] })).toEqual({
      schemas: [],
      id: '1',
      displayName: 'G',
    });
    expect(showResource(resource, { only: ['displayname'], without: [] })).toEqual({
      schemas: [],
      id: '1',
      displayName: 'G',
    });
  });
});
