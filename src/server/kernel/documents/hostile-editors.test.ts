import * as encoding from 'lib0/encoding';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { insertNote } from '#server/features/notes/index.ts';
import { insertProject } from '#server/kernel/projects/index.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { openEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let place: Place;
let writer: Person;
let reader: Person;
let port: number;
const open: { close(): void }[] = [];

beforeAll(async () => {
  app = await startTestApp();
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const address = app.http.server.address();
  if (typeof address !== 'object' || !address) throw new Error('Not listening');
  port = address.port;
  place = await (await createScene(app)).workspace('Hostile');
  writer = await place.member({ role: 'CONTRIBUTOR' });
  reader = await place.member({ role: 'VIEWER' });
});
afterAll(() => app.close());
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

function newNote(): Promise<string> {
  return inTransaction(app.services.systemCtx(place.workspace), async (tx) => {
    const project = await insertProject(tx, { title: 'Edited', createdBy: place.owner.id, isSample: false });
    return (await insertNote(tx, { projectId: project.id, createdBy: place.owner.id })).id;
  });
}

const host = (): string => `${place.workspace.subdomain}.${app.env.rootUrl.host}`;

function edit(documentId: string, person = writer): EditorClient {
  const editor = openEditor({ port, host: host(), documentId, token: () => person.bearer() });
  open.push(editor);
  return editor;
}

type RawClient = { readonly heard: Buffer[]; send(build: (message: encoding.Encoder) => void): void };

/** A program that speaks the protocol without its manners. */
async function speak(name: string, person = writer): Promise<RawClient> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/collaboration`, { headers: { host: host() } });
  open.push(socket);
  const heard: Buffer[] = [];
  socket.on('message', (data: Buffer) => heard.push(data));
  await new Promise((resolve) => socket.on('open', resolve));
  const token = await person.bearer();
  const send: RawClient['send'] = (build) => {
    const message = encoding.createEncoder();
    encoding.writeVarString(message, name);
    build(message);
    socket.send(encoding.toUint8Array(message));
  };
  send((message) => {
    encoding.writeVarUint(message, 2);
    encoding.writeVarUint(message, 0);
    encoding.writeVarString(message, token);
  });
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0));
  return { heard, send };
}

function sendUpdate(client: RawClient, update: Uint8Array): void {
  client.send((message) => {
    encoding.writeVarUint(message, 0);
    encoding.writeVarUint(message, 2);
    encoding.writeVarUint8Array(message, update);
  });
}

function sendAwareness(client: RawClient, clientId: number, state: Record<string, unknown>): void {
  const doc = new Y.Doc();
  doc.clientID = clientId;
  const awareness = new Awareness(doc);
  for (let clock = 0; clock < 20; clock += 1) awareness.setLocalState(state);
  const update = encodeAwarenessUpdate(awareness, [clientId]);
  awareness.destroy();
  client.send((message) => {
    encoding.writeVarUint(message, 1);
    encoding.writeVarUint8Array(message, update);
  });
}

function wasClosed({ heard }: RawClient): boolean {
  // The name, then the message type 7: CLOSE.
  return heard.some((data) => data[(data[0] ?? 0) + 1] === 7);
}

/** Fits the encoding, but stands to the right of something its own writer never wrote. */
function brokenReference(): Uint8Array {
  const message = encoding.createEncoder();
  for (const number of [1, 1, 77, 0]) encoding.writeVarUint(message, number);
  encoding.writeUint8(message, 0x84);
  encoding.writeVarUint(message, 77);
  encoding.writeVarUint(message, 0);
  encoding.writeVarString(message, 'x');
  encoding.writeVarUint(message, 0);
  return encoding.toUint8Array(message);
}

/** A chain of elements, each in the one before. */
function nested(levels: number): Uint8Array {
  const message = encoding.createEncoder();
  for (const number of [1, levels, 78, 0]) encoding.writeVarUint(message, number);
  for (let level = 0; level < levels; level += 1) {
    encoding.writeUint8(message, 7);
    if (level === 0) {
      encoding.writeVarUint(message, 1);
      encoding.writeVarString(message, 'content');
    } else {
      for (const number of [0, 78, level - 1]) encoding.writeVarUint(message, number);
    }
    encoding.writeVarUint(message, 3);
    encoding.writeVarString(message, 'blockquote');
  }
  encoding.writeVarUint(message, 0);
  return encoding.toUint8Array(message);
}

describe('updates that can’t be applied', () => {
  const cut = Y.encodeStateAsUpdate(documentOf('cut off')).slice(0, -4);
  const poisons: [string, Uint8Array][] = [
    ['no update at all', new Uint8Array([1, 2, 3, 4, 5, 250, 250, 250])],
    ['one that was cut off', cut],
    ['an unknown kind of content', new Uint8Array([1, 1, 1, 0, 31, 1, 1, 97, 0])],
    ['more clients than bytes', new Uint8Array([255, 255, 255, 255, 15])],
    ['a reference to itself', brokenReference()],
    ['ten thousand levels', nested(10_000)],
  ];
  test.each(poisons)('%s is refused, and the document still opens', async (_name, update) => {
    const id = await newNote();
    const editor = edit(id);
    await editor.type('Kept');
    const attacker = await speak(id);
    sendUpdate(attacker, update);
    await vi.waitFor(() => expect(wasClosed(attacker)).toBe(true));
    await editor.type('And more');
    editor.close();
    await vi.waitFor(async () => {
      const answer = await writer.graphql('query ($id: ID!) { note(id: $id) { content } }', { id });
      expect(JSON.stringify(answer.body)).toContain('And more');
    });
    const again = edit(id);
    await again.synced();
    expect(again.text()).toBe('Kept\nAnd more');
  });
});

test('a document has one name: other spellings of its id are not found, and the process lives', async () => {
  const id = await newNote();
  for (const name of [`{${id}}`, id.toUpperCase(), id.replaceAll('-', ''), 'x', '']) {
    const client = await speak(name);
    expect(client.heard[0]?.toString('latin1')).toContain('permission-denied');
    sendUpdate(client, Y.encodeStateAsUpdate(documentOf('by another name')));
  }
  const editor = edit(id);
  await editor.type('Alive');
  expect(editor.text()).toBe('Alive');
});

test('nobody moves another person’s cursor, and each is told of real editors only', async () => {
  const id = await newNote();
  const editor = edit(id);
  await editor.synced();
  editor.provider.setAwarenessField('user', { name: 'Writer' });
  const watcher = edit(id, place.owner);
  await watcher.synced();
  const states = (): Map<number, Record<string, unknown>> =>
    watcher.provider.awareness?.getStates() ?? new Map();
  await vi.waitFor(() =>
    expect(states().get(editor.doc.clientID)).toMatchObject({ user: { name: writer.name } }),
  );

  const attacker = await speak(id, reader);
  sendAwareness(attacker, editor.doc.clientID, { user: { name: 'Forged' } });
  sendAwareness(attacker, 4711, { user: { name: 'The owner', memberId: writer.id } });
  await vi.waitFor(() =>
    expect(states().get(4711)).toEqual({ user: { name: reader.name, memberId: reader.id } }),
  );
  expect(states().get(editor.doc.clientID)).toEqual({ user: { name: writer.name, memberId: writer.id } });
  expect(new Set(states().keys())).toEqual(new Set([editor.doc.clientID, watcher.doc.clientID, 4711]));
});

test('a cursor that carries a book is refused', async () => {
  const id = await newNote();
  const attacker = await speak(id, reader);
  sendAwareness(attacker, 4711, { user: {}, book: 'x'.repeat(20_000) });
  await vi.waitFor(() => expect(wasClosed(attacker)).toBe(true));
});

test('ten versions at a time: each weighs as much as a document', async () => {
  const id = await newNote();
  await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', (db) =>
    db
      .insertInto('document_versions')
      .values(
        Array.from({ length: 11 }, (_none, index) => ({
          workspace_id: place.workspace.id,
          document_id: id,
          id: app.services.newId(),
          state: Y.encodeStateAsUpdate(documentOf('Old')),
          member_ids: [],
          reason: 'edit' as const,
          created_at: new Date(index),
        })),
      )
      .execute(),
  );
  const ask = (first: number) =>
    writer.graphql(
      'query ($id: ID!, $first: Int) { documentVersions(documentId: $id, first: $first) { items { content } } }',
      { id, first },
    );
  expect((await ask(10)).body).not.toHaveProperty('errors');
  expect(JSON.stringify((await ask(11)).body)).toContain('at most 10 documents');
});

function documentOf(text: string): Y.Doc {
  const doc = new Y.Doc();
  const paragraph = new Y.XmlElement('paragraph');
  paragraph.insert(0, [new Y.XmlText(text)]);
  doc.getXmlFragment('content').insert(0, [paragraph]);
  return doc;
}
