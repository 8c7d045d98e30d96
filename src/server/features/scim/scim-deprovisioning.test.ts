import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSocket } from '#tests/support/open-socket.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { askScim, patchOf, type ScimMethod } from '#tests/support/scim/ask-scim.ts';
import { dataOf } from '#tests/support/sharing.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Answer } from '#tests/support/visitor.ts';

let app: TestApp;
let place: Place;
let token: string;
let port: number;
beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Directory');
  const made = dataOf(await place.owner.graphql('mutation { createScimToken { token } }'));
  token = made.createScimToken.token;
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.http.server.address() as AddressInfo);
});
afterAll(() => app.close());

const ask = (method: ScimMethod, path: string, body?: unknown): Promise<Answer> =>
  askScim(app, { host: place.owner.visitor.host, token }, { method, path, body });

async function apiTokenOf(person: Person): Promise<string> {
  const query = 'mutation { createApiToken(input: { name: "Script", scopes: [READ] }) { token } }';
  return dataOf(await person.graphql(query)).createApiToken.token;
}

async function makeAdmin(): Promise<Person> {
  const person = await place.member();
  dataOf(
    await place.owner.graphql(
      `mutation { setWorkspaceAdmin(id: "${person.id}", workspaceAdmin: true) { id } }`,
    ),
  );
  return person;
}

const viewer = '{ viewer { id } }';

test.each([
  [
    'deactivated',
    (id: string) => ask('PATCH', `/Users/${id}`, patchOf({ op: 'replace', value: { active: false } })),
  ],
  ['deleted', (id: string) => ask('DELETE', `/Users/${id}`)],
])('a person who is %s loses socket, session and API token within 2 s', async (_how, end) => {
  const person = await makeAdmin();
  const bearer = await person.bearer();
  const apiToken = await apiTokenOf(person);
  expect((await person.visitor.graphql(viewer, apiToken)).status).toBe(200);
  const socket = await openSocket(port, { host: person.visitor.host, bearer });
  const closed = once(socket, 'close');
  const since = performance.now();
  expect((await end(person.id)).status).toBeLessThan(300);
  const [code] = await closed;
  expect(code).toBe(4403);
  for (const dead of [bearer, apiToken])
    await expect
      .poll(async () => (await person.visitor.graphql(viewer, dead)).status, { interval: 20 })
      .toBe(401);
  expect(performance.now() - since).toBeLessThan(2000);
  expect((await person.visitor.post('/api/auth/token')).status).toBe(401);
});

test('each change of a directory is a line in the audit log', async () => {
  const made = (await ask('POST', '/Users', { userName: 'lin@directory.example', displayName: 'Lin' })).body;
  await ask('PATCH', `/Users/${made.id}`, patchOf({ op: 'replace', path: 'displayName', value: 'Lin B' }));
  await ask('PATCH', `/Users/${made.id}`, patchOf({ op: 'replace', path: 'active', value: false }));
  await ask('PATCH', `/Users/${made.id}`, patchOf({ op: 'replace', path: 'active', value: true }));
  const group = (await ask('POST', '/Groups', { displayName: 'Synced', members: [{ value: made.id }] })).body;
  await ask('DELETE', `/Groups/${group.id}`);
  await ask('DELETE', `/Users/${made.id}`);
  const query = `{ auditLog(first: 50, filter: { objectId: "${made.id}" }) { items { type } } }`;
  const { auditLog } = dataOf(await place.owner.graphql(query)) as {
    auditLog: { items: { type: string }[] };
  };
  expect(auditLog.items.map(({ type }) => type)).toEqual(
    expect.arrayContaining([
      'member.joined',
      'member.updated',
      'member.suspended',
      'member.reactivated',
      'member.removed',
    ]),
  );
});
