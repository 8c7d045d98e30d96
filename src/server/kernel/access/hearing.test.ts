import { createClient, type Client } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '#tests/support/eventually.ts';
import { addContact } from '#tests/support/people.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import {
  changeMembers,
  createGroup,
  createPrivateProject,
  createProject,
  dataOf,
  grant,
  revoke,
} from '#tests/support/sharing.ts';
import { startThread } from '#tests/support/talk.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addNote } from '#tests/support/work.ts';

type Change = { type: string; id: string | null };
type Listener = { readonly person: Person; readonly heard: Change[] };

let app: TestApp;
let place: Place;
let port: number;
const clients: Client[] = [];

beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Hearing');
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const address = app.http.server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(async () => {
  for (const client of clients) await client.dispose();
  await app.close();
});

/** Somebody with the product open: resolves once the server tells them what happens. */
async function listen(person: Person): Promise<Listener> {
  const headers = { host: person.visitor.host };
  class HostedSocket extends WebSocket {
    constructor(url: string, protocols: string | string[]) {
      super(url, protocols, { headers });
    }
  }
  const client = createClient({
    url: `ws://127.0.0.1:${port}/api/graphql`,
    webSocketImpl: HostedSocket,
    connectionParams: { authorization: `Bearer ${await person.bearer()}` },
    retryAttempts: 0,
  });
  clients.push(client);
  const heard: Change[] = [];
  client.subscribe<{ workspaceChanged: Change }>(
    { query: 'subscription { workspaceChanged { type id } }' },
    {
      next: ({ data }) => data && heard.push(data.workspaceChanged),
      error: () => {},
      complete: () => {},
    },
  );
  const listener = { person, heard };
  await eventually('the server knows the listener', async () => {
    await createProject(place.owner);
    return heard.length > 0;
  });
  return listener;
}

/** What each of them heard of these ids until now. */
async function heardOf(ids: readonly string[], listeners: readonly Listener[]): Promise<string[][]> {
  const mark = await createProject(place.owner, 'For everybody');
  return Promise.all(
    listeners.map(({ heard }) =>
      eventually('the mark was heard', () => {
        const known = heard.some(({ id }) => id === mark);
        return known && heard.flatMap(({ type, id }) => (id !== null && ids.includes(id) ? [type] : []));
      }),
    ),
  );
}

describe('the live wire', () => {
  it('tells of a private project only those who may see it', async () => {
    const projectId = await createPrivateProject(place.owner);
    const [outsider, reader, grouped] = [
      await listen(await place.member()),
      await listen(await place.member({ role: 'VIEWER' })),
      await listen(await place.member()),
    ];
    const groupId = await createGroup(place.owner, 'Inner circle', [grouped.person.id]);
    dataOf(await grant(place.owner, projectId, 'READ', { memberId: reader.person.id }, { groupId }));
    const noteId = await addNote(place.owner, projectId);
    await startThread(place.owner, noteId);
    const [nothing, asReader, asGrouped] = await heardOf([projectId, noteId], [outsider, reader, grouped]);
    expect(nothing).toEqual([]);
    expect(asReader).toEqual(expect.arrayContaining(['note', 'comment']));
    expect(asGrouped).toEqual(expect.arrayContaining(['note', 'comment']));

    // Both lose their sight of it and hear that they have to look again, not what happens from now on.
    dataOf(await revoke(place.owner, projectId, { memberId: reader.person.id }));
    dataOf(await changeMembers(place.owner, { groupId, remove: [grouped.person.id] }));
    expect(reader.heard).toContainEqual({ type: 'access', id: null });
    await heardOf([], [reader, grouped]);
    const later = await addNote(place.owner, projectId);
    expect(await heardOf([later], [outsider, reader, grouped])).toEqual([[], [], []]);
    expect(reader.heard.filter(({ type, id }) => type === 'note' && id === null)).toEqual([]);
  });

  it('tells everybody where a contact was commented on, and of a hidden one only that something was', async () => {
    const contactId = await addContact(place.owner, { name: 'Rosa Diaz' });
    const member = await listen(await place.member());
    const manager = await listen(await place.member({ role: 'MANAGER' }));
    await startThread(place.owner, contactId, 'Moved to Porto', { objectType: 'CONTACT' });
    for (const heard of await heardOf([contactId], [member, manager])) expect(heard).toContain('comment');

    dataOf(
      await place.owner.graphql('mutation ($ids: [ID!]!) { hidePeople(ids: $ids) { id } }', {
        ids: [contactId],
      }),
    );
    await heardOf([], [member, manager]);
    for (const { heard } of [member, manager]) heard.length = 0;
    await startThread(place.owner, contactId, 'And back', { objectType: 'CONTACT' });
    await heardOf([], [member, manager]);
    for (const { heard } of [member, manager])
      expect(heard.filter(({ type }) => type === 'comment')).toEqual([{ type: 'comment', id: null }]);
  });

  it('tells news to their owner alone', async () => {
    const projectId = await createPrivateProject(place.owner);
    const [asking, other] = [await listen(place.owner), await listen(await place.member())];
    const request = 'mutation ($id: ID!) { requestAccess(input: { type: PROJECT, id: $id }) }';
    dataOf(await other.person.graphql(request, { id: projectId }));
    await eventually('the owner hears', () =>
      asking.heard.some(({ type, id }) => type === 'notification' && id === place.owner.id),
    );
    await heardOf([], [other]);
    expect(other.heard.filter(({ type }) => type === 'notification')).toEqual([]);
  });
});
