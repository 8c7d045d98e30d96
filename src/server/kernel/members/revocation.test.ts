import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSocket } from '#tests/support/open-socket.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { dataOf } from '#tests/support/sharing.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let place: Place;
let port: number;

beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Revocation');
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = app.http.server.address() as AddressInfo);
});
afterAll(() => app.close());

const connect = async (person: Person) =>
  openSocket(port, { host: person.visitor.host, bearer: await person.bearer() });

it.each([
  ['suspended', 'mutation ($id: ID!) { suspendMember(id: $id) { id } }'],
  ['removed', 'mutation ($id: ID!) { removeMember(id: $id) }'],
  ['left without a role', 'mutation ($id: ID!) { setMemberRole(id: $id) { id } }'],
])('cuts the socket of a member who is %s within 2 s', async (_how, mutation) => {
  const member = await place.member();
  const socket = await connect(member);
  const closed = once(socket, 'close');
  const since = performance.now();
  dataOf(await place.owner.graphql(mutation, { id: member.id }));
  const [code] = await closed;
  expect(code).toBe(4403);
  expect(performance.now() - since).toBeLessThan(2000);
});

it('leaves everybody else connected', async () => {
  const [member, other] = [await place.member(), await place.member()];
  const socket = await connect(other);
  const heard = once(socket, 'message');
  dataOf(
    await place.owner.graphql('mutation ($id: ID!) { suspendMember(id: $id) { id } }', { id: member.id }),
  );
  expect(JSON.parse(String((await heard)[0]))).toMatchObject({
    type: 'next',
    payload: { data: { workspaceChanged: { type: 'member' } } },
  });
  expect(socket.readyState).toBe(WebSocket.OPEN);
  socket.close();
});
