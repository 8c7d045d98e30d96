import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createScene, type Place } from '#tests/support/scene.ts';
import { askScim, patchOf, type ScimMethod } from '#tests/support/scim/ask-scim.ts';
import { microsoftRequests, type RecordedRequest } from '#tests/support/scim/microsoft-requests.ts';
import { dataOf } from '#tests/support/sharing.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Answer } from '#tests/support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Directory = { ask: (method: ScimMethod, path: string, body?: unknown) => Promise<Answer>; place: Place };

async function connect(): Promise<Directory> {
  const place = await (await createScene(app)).workspace();
  const made = dataOf(await place.owner.graphql('mutation { createScimToken { token } }'));
  const caller = { host: place.owner.visitor.host, token: made.createScimToken.token };
  return { place, ask: (method, path, body) => askScim(app, caller, { method, path, body }) };
}

const countEvents = ({ workspace }: Place): Promise<string> =>
  app.database.transaction({ workspaceId: workspace.id }, 'read only', async (db) => {
    const row = await db
      .selectFrom('events')
      .select((all) => all.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return row.count;
  });

describe('Microsoft’s reference requests', () => {
  let directory: Directory;
  const ids = new Map<string, string>();
  beforeAll(async () => {
    directory = await connect();
  });

  /** Where Hark answers otherwise, and why. */
  const otherwise: Readonly<Record<string, { path?: string; status?: number }>> = {
    // The reference has a path of its own; the standard's name is served.
    'Get ServiceProviderConfig': { path: '/ServiceProviderConfig' },
    // Members that don't exist are refused: a group must not grant access to nobody in particular.
    'Group patch add member': { status: 400 },
    'Group patch add member2': { status: 400 },
  };

  function filled(text: string): string {
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => ids.get(name) ?? name);
  }

  /** The reference gives one address to many people; here an address is an account, so each gets one of their own. */
  function bodyOf({ body }: RecordedRequest): unknown {
    if (typeof body !== 'object') return body;
    const { emails, userName } = body;
    const own = Array.isArray(emails) && {
      emails: emails.map((email: object, at) => ({
        ...email,
        value: `${String(userName)}.${at}@example.com`,
      })),
    };
    return JSON.parse(filled(JSON.stringify({ ...body, ...own })));
  }

  test.each(microsoftRequests)('$suite: $name', async (request) => {
    const known = otherwise[request.name];
    const answer = await directory.ask(
      request.method,
      encodeURI(decodeURI(filled(known?.path ?? request.path))),
      bodyOf(request),
    );
    const wanted = known?.status ?? request.status ?? 200;
    // The standard lets a PATCH answer with the resource.
    expect(answer).toMatchObject({ status: request.method === 'PATCH' && wanted === 204 ? 200 : wanted });
    if (request.saves !== undefined) ids.set(request.saves, answer.body.id);
    // The workspace's owner is a user too; their mailbox is of another domain.
    if (request.total !== undefined) {
      const withOwner = !request.path.includes('Employee') && !request.path.includes('sw O');
      expect(answer.body.totalResults).toBe(request.total + (withOwner ? 1 : 0));
    }
    if (wanted >= 400) expect(answer.body.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:Error']);
  });

  test('leave nobody but the owner, and no group', async () => {
    expect((await directory.ask('GET', '/Users')).body.totalResults).toBe(1);
    expect((await directory.ask('GET', '/Groups')).body.totalResults).toBe(0);
  });
});

const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';

test('a cycle of Entra with its own spellings, twice', async () => {
  const { ask, place } = await connect();
  const find = (name: string) => ask('GET', `/Users?filter=${encodeURIComponent(`userName eq "${name}"`)}`);
  // How Entra tests a connection: somebody who does not exist is an empty list.
  expect((await find('3f9c4a5e')).body).toMatchObject({ totalResults: 0, Resources: [] });
  const user = {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', enterprise],
    externalId: 'jyoung',
    userName: 'Joy.Young@contoso.example',
    active: true,
    displayName: 'Joy Young',
    emails: [{ type: 'work', value: 'joy.young@contoso.example', primary: true }],
    meta: { resourceType: 'User' },
    name: { formatted: 'Joy Young', familyName: 'Young', givenName: 'Joy' },
    roles: [],
    [enterprise]: { department: 'Research', manager: { value: 'nobody' } },
  };
  const { id } = (await ask('POST', '/Users', user)).body;
  const sync = async (): Promise<Answer> => {
    expect((await find('JOY.YOUNG@contoso.example')).body.totalResults).toBe(1);
    return ask(
      'PATCH',
      `/Users/${id}`,
      patchOf(
        { op: 'Replace', path: 'emails[type eq "work"].value', value: 'joy@contoso.example' },
        { op: 'Add', path: 'name.familyName', value: 'Young-Hill' },
        { op: 'Replace', path: 'displayName', value: 'Joy Young-Hill' },
        { op: 'Add', path: `${enterprise}:manager`, value: 'somebody' },
        { op: 'Add', path: 'addresses[type eq "work"].country', value: 'NZ' },
        { op: 'Replace', path: 'active', value: 'True' },
      ),
    );
  };
  const synced = await sync();
  expect(synced.body).toMatchObject({
    displayName: 'Joy Young-Hill',
    name: { givenName: 'Joy', familyName: 'Young-Hill' },
    emails: [{ type: 'work', value: 'joy@contoso.example' }],
    active: true,
  });
  const group = (await ask('POST', '/Groups', { displayName: 'Designers', externalId: 'g-9' })).body;
  const members = (op: string) =>
    ask('PATCH', `/Groups/${group.id}`, patchOf({ op, path: 'members', value: [{ value: id }] }));
  expect((await members('Add')).body.members).toMatchObject([{ value: id }]);
  const before = await countEvents(place);
  await sync();
  await members('Add');
  expect(await countEvents(place)).toBe(before);
  // With a value, Entra means these people and not everybody.
  const other = (await ask('POST', '/Users', { userName: 'lee@contoso.example' })).body;
  await ask(
    'PATCH',
    `/Groups/${group.id}`,
    patchOf({ op: 'Add', path: 'members', value: [{ value: other.id }] }),
  );
  expect((await members('Remove')).body.members).toMatchObject([{ value: other.id }]);
  const off = patchOf({ op: 'Replace', path: 'active', value: 'False' });
  expect((await ask('PATCH', `/Users/${id}`, off)).body.active).toBe(false);
  expect((await find('joy.young@contoso.example')).body.Resources[0].active).toBe(false);
  expect((await ask('DELETE', `/Users/${id}`)).status).toBe(204);
  expect((await ask('GET', `/Users/${id}`)).status).toBe(404);
});

test('Okta’s test of an application, assignment, change, group push and removal', async () => {
  const { ask, place } = await connect();
  const first = (await ask('GET', '/Users?count=2&startIndex=1')).body;
  expect(first.schemas).toEqual(['urn:ietf:params:scim:api:messages:2.0:ListResponse']);
  for (const key of ['itemsPerPage', 'startIndex', 'totalResults'])
    expect(first[key]).toEqual(expect.any(Number));
  expect(first.Resources).toHaveLength(1);
  expect((await ask('GET', '/Groups?count=100&startIndex=1')).status).toBe(200);
  const find = (name: string) =>
    ask('GET', `/Users?count=100&filter=${encodeURIComponent(`userName eq "${name}"`)}&startIndex=1`);
  expect((await find('ada@okta.example')).body.totalResults).toBe(0);
  const unknown = await ask('GET', '/Users/5d41402abc4b2a76b9719d911017c592');
  expect(unknown).toMatchObject({
    status: 404,
    body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], detail: expect.any(String) },
  });
  const noToken = await askScim(
    app,
    { host: place.owner.visitor.host, token: '' },
    { method: 'GET', path: '/Users' },
  );
  expect(noToken).toMatchObject({ status: 401, body: { status: '401' } });
  const user = {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName: 'ada@okta.example',
    name: { givenName: 'Ada', familyName: 'Quist' },
    emails: [{ primary: true, value: 'ada@okta.example', type: 'work' }],
    displayName: 'Ada Quist',
    locale: 'en-US',
    externalId: '00ujl29u0le5T6Aj10h7',
    groups: [],
    password: 'X-never-stored-1',
    active: true,
  };
  const made = await ask('POST', '/Users', user);
  expect(made).toMatchObject({
    status: 201,
    body: { active: true, userName: user.userName, name: user.name },
  });
  expect(JSON.stringify(made.body)).not.toContain('X-never-stored-1');
  expect((await ask('POST', '/Users', user)).status).toBe(409);
  expect((await find('ADA@OKTA.EXAMPLE')).body.totalResults).toBe(1);
  const at = `/Users/${made.body.id}`;
  const { active: _active, ...profile } = { ...made.body, name: { ...user.name, familyName: 'Quist-Lund' } };
  expect((await ask('PUT', at, profile)).body).toMatchObject({
    active: true,
    name: { familyName: 'Quist-Lund' },
  });
  const pushed = await ask('POST', '/Groups', {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
    displayName: 'Okta Researchers',
    members: [{ value: made.body.id, display: user.userName }],
  });
  expect(pushed.status).toBe(201);
  const renamed = patchOf({
    op: 'replace',
    value: { id: pushed.body.id, displayName: 'Okta Research' },
  });
  expect((await ask('PATCH', `/Groups/${pushed.body.id}`, renamed)).body).toMatchObject({
    displayName: 'Okta Research',
    members: [{ value: made.body.id }],
  });
  // Okta removes nobody; it turns them off, and on again when they are assigned again.
  for (const active of [false, true])
    expect((await ask('PATCH', at, patchOf({ op: 'replace', value: { active } }))).body.active).toBe(active);
  const one = patchOf({ op: 'remove', path: `members[value eq "${made.body.id}"]` });
  expect((await ask('PATCH', `/Groups/${pushed.body.id}`, one)).body.members).toEqual([]);
});
