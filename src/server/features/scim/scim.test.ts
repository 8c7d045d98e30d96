import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createScene, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { askScim, patchOf, type ScimMethod } from '#tests/support/scim/ask-scim.ts';
import { dataOf } from '#tests/support/sharing.ts';
import type { Answer } from '#tests/support/visitor.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let token: string;
let count = 0;
beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace();
  token = await newToken(place);
});

async function newToken({ owner }: Place): Promise<string> {
  const made = dataOf(
    await owner.graphql('mutation { createScimToken { token settings { url hasToken } } }'),
  );
  return made.createScimToken.token;
}

function scim(
  method: ScimMethod,
  path: string,
  body?: unknown,
  { bearer = token, host = place.owner.visitor.host, headers = {} } = {},
): Promise<Answer> {
  return askScim(app, { host, token: bearer }, { method, path, body, headers });
}

function person(extra: Record<string, unknown> = {}): Record<string, unknown> {
  count += 1;
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName: `Person.${count}@directory.example`,
    externalId: `ext-${count}`,
    name: { givenName: 'Person', familyName: `Number ${count}` },
    displayName: `Person ${count}`,
    emails: [{ value: `person.${count}@directory.example`, type: 'work', primary: true }],
    active: true,
    ...extra,
  };
}

async function add(extra: Record<string, unknown> = {}): Promise<Answer['body']> {
  const made = await scim('POST', '/Users', person(extra));
  expect(made.status).toBe(201);
  return made.body;
}

const filtered = (text: string): string => `?filter=${encodeURIComponent(text)}`;

describe('the token', () => {
  test('is the workspace’s own; another, an old one and none are refused in the protocol’s form', async () => {
    const other = await scene.workspace();
    const foreign = await newToken(other);
    for (const bearer of [foreign, 'nonsense', `scim.${place.workspace.id}.${'x'.repeat(43)}`]) {
      const { status, body } = await scim('GET', '/Users', undefined, { bearer });
      expect({ status, body }).toMatchObject({
        status: 401,
        body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '401' },
      });
    }
    const old = token;
    token = await newToken(place);
    expect((await scim('GET', '/Users', undefined, { bearer: old })).status).toBe(401);
    expect((await scim('GET', '/Users')).status).toBe(200);
  });

  test('is shown once, its use to the minute, and is revoked at once', async () => {
    await scim('GET', '/Users');
    const shown = '{ scimSettings { url hasToken tokenLastUsedAt defaultRole tokenCreatedBy { id } } }';
    expect(dataOf(await place.owner.graphql(shown)).scimSettings).toMatchObject({
      url: `http://${place.workspace.subdomain}.hark.test/scim/v2`,
      hasToken: true,
      tokenLastUsedAt: expect.any(String),
      defaultRole: 'VIEWER',
      tokenCreatedBy: { id: place.owner.id },
    });
    dataOf(await place.owner.graphql('mutation { revokeScimToken { hasToken } }'));
    expect((await scim('GET', '/Users')).status).toBe(401);
  });
});

describe('users', () => {
  test('are created with the role for new people, found, and shown with a version', async () => {
    dataOf(await place.owner.graphql('mutation { setScimDefaultRole(role: CONTRIBUTOR) { defaultRole } }'));
    const made = await scim('POST', '/Users', person());
    expect(made).toMatchObject({
      status: 201,
      headers: { etag: expect.stringMatching(/^W\/"/), location: made.body.meta.location },
      body: { active: true, meta: { resourceType: 'User' } },
    });
    const again = await scim('GET', `/Users/${made.body.id}`);
    expect(again.body).toEqual(made.body);
    const same = await scim('GET', `/Users/${made.body.id}`, undefined, {
      headers: { 'if-none-match': String(made.headers['etag']) },
    });
    expect(same.status).toBe(304);
    const member = dataOf(
      await place.owner.graphql(`{ member(id: "${made.body.id}") { role email } }`),
    ).member;
    expect(member).toEqual({ role: 'CONTRIBUTOR', email: made.body.emails[0].value });
  });

  test('are found by user name in any spelling, and by external id to the letter', async () => {
    const made = await add({ externalId: 'Exact-Case' });
    const find = async (text: string): Promise<number> =>
      (await scim('GET', `/Users${filtered(text)}`)).body.totalResults;
    expect(await find(`userName eq "${made.userName.toUpperCase()}"`)).toBe(1);
    expect(await find('externalId eq "Exact-Case"')).toBe(1);
    expect(await find('externalId eq "exact-case"')).toBe(0);
    expect(await find('userName eq "nobody@directory.example"')).toBe(0);
    expect(await find(`userName sw "person." and active eq "True" and not (externalId eq "x")`)).toBe(1);
    expect(await find('userName sw "%"')).toBe(0);
    expect(await find('emails[type eq "work" and value co "@directory"]')).toBe(1);
  });

  test.each(['userName eq "x" or 1 eq 1', 'password eq "x"', 'userName eq', "userName eq '; --"])(
    'a filter %s is refused',
    async (text) => {
      const { status, body } = await scim('GET', `/Users${filtered(text)}`);
      expect({ status, type: body.scimType }).toEqual({ status: 400, type: 'invalidFilter' });
    },
  );

  test('are listed page by page', async () => {
    for (let made = 0; made < 4; made += 1) await add();
    const { body } = await scim('GET', '/Users?startIndex=2&count=2');
    expect(body).toMatchObject({ totalResults: 5, startIndex: 2, itemsPerPage: 2 });
    const rest = await scim('GET', '/Users?startIndex=4&count=100');
    const ids = [...body.Resources, ...rest.body.Resources].map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
    expect((await scim('GET', '/Users?count=0')).body).toMatchObject({ totalResults: 5, itemsPerPage: 0 });
  });

  test('of one user name are one: a second is refused, also by another spelling', async () => {
    const made = await add();
    const again = await scim('POST', '/Users', { userName: made.userName.toUpperCase() });
    expect({ status: again.status, type: again.body.scimType }).toEqual({ status: 409, type: 'uniqueness' });
  });

  test('without an address, of another workspace, and unknown ones', async () => {
    expect((await scim('POST', '/Users', { userName: 'ada' })).status).toBe(400);
    expect((await scim('POST', '/Users', { userName: 'a\0@b.example' })).status).toBe(400);
    const other = await scene.workspace();
    for (const id of [other.owner.id, 'nothing', '00000000-0000-4000-8000-000000000000']) {
      for (const [method, body] of [
        ['GET', undefined],
        ['PUT', person()],
        ['PATCH', patchOf({ op: 'replace', path: 'active', value: false })],
        ['DELETE', undefined],
      ] as const) {
        const { status, body: answer } = await scim(method, `/Users/${id}`, body);
        expect({ method, status, detail: typeof answer.detail }).toEqual({
          method,
          status: 404,
          detail: 'string',
        });
      }
    }
  });

  test('a change is refused where somebody was faster', async () => {
    const made = await add();
    const stale = { headers: { 'if-match': 'W/"another"' } };
    const body = patchOf({ op: 'replace', path: 'displayName', value: 'New' });
    expect((await scim('PATCH', `/Users/${made.id}`, body, stale)).status).toBe(412);
    const fresh = { headers: { 'if-match': made.meta.version } };
    expect((await scim('PATCH', `/Users/${made.id}`, body, fresh)).body.displayName).toBe('New');
  });
});

describe('deprovisioning', () => {
  test.each(['False', false])(
    'Entra’s Replace active %j shuts a person out at once, and back in',
    async (value) => {
      const member = await place.member();
      const bearer = await member.bearer();
      const off = await scim(
        'PATCH',
        `/Users/${member.id}`,
        patchOf({ op: 'Replace', path: 'active', value }),
      );
      expect(off.body.active).toBe(false);
      await expect
        .poll(async () => (await member.visitor.graphql('{ viewer { id } }', bearer)).status, {
          timeout: 2000,
        })
        .toBe(401);
      expect((await member.visitor.post('/api/auth/token')).status).toBe(401);
      const on = await scim(
        'PATCH',
        `/Users/${member.id}`,
        patchOf({ op: 'replace', value: { active: true } }),
      );
      expect(on.body.active).toBe(true);
    },
  );

  test('Okta’s PUT without active keeps a person in, and suspends by active false', async () => {
    const made = await add();
    const { active: _active, ...without } = made;
    expect((await scim('PUT', `/Users/${made.id}`, without)).body.active).toBe(true);
    expect((await scim('PUT', `/Users/${made.id}`, { ...made, active: false })).body.active).toBe(false);
  });

  test('a deleted person is gone, what they wrote stays, and they can come back', async () => {
    const member = await place.member();
    const project = await member.graphql('mutation { createProject(input: { title: "Theirs" }) { id } }');
    expect((await scim('DELETE', `/Users/${member.id}`)).status).toBe(204);
    expect((await scim('DELETE', `/Users/${member.id}`)).status).toBe(404);
    expect((await member.visitor.post('/api/auth/token')).status).toBe(401);
    const { id } = dataOf(project).createProject;
    expect(dataOf(await place.owner.graphql(`{ project(id: "${id}") { title } }`)).project.title).toBe(
      'Theirs',
    );
    const back = await scim('POST', '/Users', { userName: member.email });
    expect({ status: back.status, id: back.body.id }).toEqual({ status: 201, id: member.id });
  });

  test('the last admin can’t be taken out', async () => {
    const off = patchOf({ op: 'replace', path: 'active', value: false });
    expect((await scim('PATCH', `/Users/${place.owner.id}`, off)).status).toBe(409);
    expect((await scim('DELETE', `/Users/${place.owner.id}`)).status).toBe(409);
  });
});

describe('groups', () => {
  test('are made with members, renamed, changed and deleted', async () => {
    const [ada, bo] = [await add(), await add()];
    const made = await scim('POST', '/Groups', {
      displayName: 'Research',
      externalId: 'g-1',
      members: [{ value: ada.id }],
    });
    expect(made).toMatchObject({ status: 201, body: { displayName: 'Research', externalId: 'g-1' } });
    const url = `/Groups/${made.body.id}`;
    const both = await scim(
      'PATCH',
      url,
      patchOf(
        { op: 'Add', path: 'members', value: [{ value: bo.id }, { value: bo.id }] },
        { op: 'Replace', path: 'displayName', value: 'Insights' },
      ),
    );
    expect(both.body.displayName).toBe('Insights');
    expect(both.body.members.map((one: { value: string }) => one.value)).toEqual(
      expect.arrayContaining([ada.id, bo.id]),
    );
    const one = await scim(
      'PATCH',
      url,
      patchOf({ op: 'Remove', path: 'members', value: [{ value: ada.id }] }),
    );
    expect(one.body.members).toMatchObject([{ value: bo.id }]);
    const lean = await scim(
      'GET',
      `/Groups${filtered('displayName eq "INSIGHTS"')}&excludedAttributes=members`,
    );
    expect(lean.body.totalResults).toBe(1);
    expect(lean.body.Resources[0]).not.toHaveProperty('members');
    expect((await scim('DELETE', url)).status).toBe(204);
    expect((await scim('DELETE', url)).status).toBe(404);
  });

  test('of one name are one; members of elsewhere are refused', async () => {
    await scim('POST', '/Groups', { displayName: 'Twice' });
    expect((await scim('POST', '/Groups', { displayName: 'TWICE' })).status).toBe(409);
    const other = await scene.workspace();
    const foreign = await scim('POST', '/Groups', {
      displayName: 'Foreign',
      members: [{ value: other.owner.id }],
    });
    expect({ status: foreign.status, type: foreign.body.scimType }).toEqual({
      status: 400,
      type: 'invalidValue',
    });
  });

  test('a deactivated person in a pushed group stops nothing', async () => {
    const gone = await add({ active: false });
    const made = await scim('POST', '/Groups', { displayName: 'Everyone', members: [{ value: gone.id }] });
    expect(made.body.members).toMatchObject([{ value: gone.id }]);
  });

  test('the limit of a workspace is a refusal in the protocol’s form', async () => {
    for (let made = 0; made < 50; made += 1) await scim('POST', '/Groups', { displayName: `Group ${made}` });
    const full = await scim('POST', '/Groups', { displayName: 'One more' });
    expect(full).toMatchObject({
      status: 400,
      body: { status: '400', detail: 'A workspace can have at most 50 user groups' },
    });
  });
});

describe('discovery', () => {
  test.each([
    [
      '/ServiceProviderConfig',
      { patch: { supported: true }, bulk: { supported: false }, etag: { supported: true } },
    ],
    ['/Schemas', { totalResults: 2 }],
    ['/Schemas/urn:ietf:params:scim:schemas:core:2.0:User', { name: 'User' }],
    ['/ResourceTypes', { totalResults: 2 }],
    ['/ResourceTypes/Group', { endpoint: '/Groups' }],
  ])('%s', async (path, expected) => {
    const { status, body, headers } = await scim('GET', path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/scim+json; charset=utf-8');
    expect(body).toMatchObject(expected);
  });

  test('bulk is refused clearly', async () => {
    const { status, body } = await scim('POST', '/Bulk', { Operations: [] });
    expect({ status, detail: body.detail }).toMatchObject({
      status: 501,
      detail: expect.stringMatching(/^Bulk/),
    });
  });

  test('a body that is no JSON is a refusal in the protocol’s form', async () => {
    const reply = await app.http.inject({
      method: 'POST',
      url: '/scim/v2/Users',
      headers: {
        host: place.owner.visitor.host,
        authorization: `Bearer ${token}`,
        'content-type': 'application/scim+json',
      },
      payload: '{ nonsense',
    });
    expect({ status: reply.statusCode, schemas: reply.json().schemas }).toEqual({
      status: 400,
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    });
  });
});

test('a sync that is repeated changes nothing', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => add()));
  const members = people.map(({ id }) => ({ value: id }));
  const group = await scim('POST', '/Groups', { displayName: 'Synced', externalId: 'g', members });
  const events = (): Promise<string> =>
    app.database.transaction({ workspaceId: place.workspace.id }, 'read only', async (db) => {
      const { count: all } = await db
        .selectFrom('events')
        .select((row) => row.fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow();
      return all;
    });
  const before = await events();
  for (const one of people) {
    const { body } = await scim('PUT', `/Users/${one.id}`, one);
    expect(body).toEqual(one);
    const step = patchOf({ op: 'Replace', path: 'displayName', value: one.displayName });
    expect((await scim('PATCH', `/Users/${one.id}`, step)).body).toEqual(one);
  }
  const put = await scim('PUT', `/Groups/${group.body.id}`, group.body);
  expect(put.body).toEqual(group.body);
  expect(await events()).toBe(before);
});
