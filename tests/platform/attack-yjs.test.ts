import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as Y from 'yjs';
import WebSocket from 'ws';
import * as encoding from 'lib0/encoding';
import { insertProject } from '#server/features/projects/index.ts';
import { insertNote } from '#server/features/notes/index.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { openEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp, place: Place, writer: Person, port: number;
const open: EditorClient[] = [];
beforeAll(async () => {
  app = await startTestApp();
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  port = (app.http.server.address() as any).port;
  const scene = await createScene(app);
  place = await scene.workspace('Editing');
  writer = await place.member({ role: 'CONTRIBUTOR' });
});
afterAll(() => app.close());
afterEach(() => {
  for (const e of open.splice(0)) e.close();
});
process.on('uncaughtException', (e) => console.log('UNCAUGHT', e));
process.on('unhandledRejection', (e) => console.log('UNHANDLED', e));

const newNote = () =>
  inTransaction(app.services.systemCtx(place.workspace), async (tx) => {
    const p = await insertProject(tx, { title: 'P', createdBy: place.owner.id, isSample: false });
    return (await insertNote(tx, { projectId: p.id, title: 'T', createdBy: place.owner.id })).id;
  });
const host = () => `${place.workspace.subdomain}.${app.env.rootUrl.host}`;
function edit(documentId: string, person = writer) {
  const e = openEditor({ port, host: host(), documentId, token: () => person.bearer() });
  open.push(e);
  return e;
}
async function raw(name: string, person = writer) {
  const ws = new WebSocket(`ws://127.0.0.1:${port}/collaboration`, { headers: { host: host() } });
  const got: Buffer[] = [];
  ws.on('message', (d: Buffer) => got.push(d));
  await new Promise((r) => ws.on('open', r));
  const send = (build: (e: encoding.Encoder) => void) => {
    const e = encoding.createEncoder();
    encoding.writeVarString(e, name);
    build(e);
    ws.send(encoding.toUint8Array(e));
  };
  const token = await person.bearer();
  send((e) => {
    encoding.writeVarUint(e, 2);
    encoding.writeVarUint(e, 0);
    encoding.writeVarString(e, token);
  });
  await wait(400);
  return {
    ws,
    got,
    send,
    update: (u: Uint8Array, t = 2) =>
      send((e) => {
        encoding.writeVarUint(e, 0);
        encoding.writeVarUint(e, t);
        encoding.writeVarUint8Array(e, u);
      }),
    awareness: (u: Uint8Array) =>
      send((e) => {
        encoding.writeVarUint(e, 1);
        encoding.writeVarUint8Array(e, u);
      }),
  };
}
const wait = (ms: number) => new Promise((r) => setTimeout(r, ms));
const content = (id: string) => writer.graphql('query($id:ID!){note(id:$id){preview content}}', { id });
async function opens(id: string) {
  const e = edit(id);
  return Promise.race([e.synced().then(() => 'synced'), wait(2500).then(() => 'DEAD')]);
}
for (const [label, bytes] of Object.entries({
  garbage: new Uint8Array([1, 2, 3, 4, 5, 250, 250, 250]),
  truncated: (() => {
    const d = new Y.Doc();
    d.getXmlFragment('content').insert(0, [new Y.XmlElement('paragraph')]);
    return Y.encodeStateAsUpdate(d).slice(0, -4);
  })(),
  empty: new Uint8Array([]),
  refnum: new Uint8Array([1, 1, 1, 0, 31, 1, 1, 97, 0]),
  bigcount: (() => {
    const e = encoding.createEncoder();
    encoding.writeVarUint(e, 2 ** 40);
    return encoding.toUint8Array(e);
  })(),
  nul: (() => {
    const d = new Y.Doc();
    const p = new Y.XmlElement('paragraph');
    p.insert(0, [new Y.XmlText('a\0b')]);
    d.getXmlFragment('content').insert(0, [p]);
    return Y.encodeStateAsUpdate(d);
  })(),
  wrongtype: (() => {
    const d = new Y.Doc();
    d.getMap('content').set('x', 1);
    d.getText('content2');
    return Y.encodeStateAsUpdate(d);
  })(),
  arrayroot: (() => {
    const d = new Y.Doc();
    d.getArray('content').insert(0, [1, 'x', new Uint8Array(3)]);
    return Y.encodeStateAsUpdate(d);
  })(),
  deep: (() => {
    const d = new Y.Doc();
    let el = new Y.XmlElement('blockquote');
    const top = el;
    d.getXmlFragment('content').insert(0, [top]);
    for (let i = 0; i < 5000; i++) {
      const n = new Y.XmlElement('blockquote');
      el.insert(0, [n]);
      el = n;
    }
    return Y.encodeStateAsUpdate(d);
  })(),
})) {
  test(`poison ${label}`, { timeout: 20000 }, async () => {
    const id = await newNote();
    const before = edit(id);
    await before.synced();
    await before.type('hello');
    const a = await raw(id);
    a.update(bytes);
    await wait(600);
    a.ws.close();
    before.close();
    await wait(1800);
    const how = await opens(id);
    const c = await content(id);
    console.log(label, how, c.status, JSON.stringify(c.body).slice(0, 300));
    const texts = await app.database.transaction({ workspaceId: place.workspace.id }, 'read only', (db) =>
      db.selectFrom('documents').select(['text', 'text_current']).where('id', '=', id).execute(),
    );
    console.log(label, JSON.stringify(texts).slice(0, 200));
  });
}
test('names', { timeout: 20000 }, async () => {
  const id = await newNote();
  const d = new Y.Doc();
  const p = new Y.XmlElement('paragraph');
  p.insert(0, [new Y.XmlText('by alias')]);
  d.getXmlFragment('content').insert(0, [p]);
  for (const name of [`{${id}}`, id.toUpperCase(), id.replaceAll('-', '')]) {
    const a = await raw(name);
    console.log(
      'names',
      name,
      a.got.length,
      a.got.map((g) => g.subarray(-40).toString('latin1')),
    );
    a.update(Y.encodeStateAsUpdate(d));
    await wait(700);
    console.log('alive', (await content(id)).status, a.got.length);
    a.ws.close();
  }
});
test('not-a-uuid names and prototype keys', { timeout: 20000 }, async () => {
  for (const name of ['__proto__', 'constructor', 'toString', "x' or 1=1", '']) {
    const a = await raw(name);
    console.log('name', name, a.got.length, a.ws.readyState);
    a.ws.close();
  }
});
