import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { insertProject } from '#server/kernel/projects/index.ts';
import { registerObject } from '#server/kernel/access/index.ts';
import { createApp, type App } from '#server/app.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { openEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { testServer } from '#tests/support/test-database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { pino } from 'pino';
import { applyAwarenessUpdate, Awareness, encodeAwarenessUpdate } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { compactDocument } from './compact-document.ts';
import { createDocument } from './create-document.ts';
import { setDocumentState } from './set-document-state.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let writer: Person;
let reader: Person;
let port: number;
const open: EditorClient[] = [];

beforeAll(async () => {
  app = await startTestApp();
  port = await listen(app);
  scene = await createScene(app);
  place = await scene.workspace('Editing');
  writer = await place.member({ role: 'CONTRIBUTOR' });
  reader = await place.member({ role: 'VIEWER' });
});
afterAll(() => app.close());
afterEach(() => {
  for (const editor of open.splice(0)) editor.close();
});

async function listen(started: App): Promise<number> {
  await started.http.listen({ port: 0, host: '127.0.0.1' });
  const address = started.http.server.address();
  if (typeof address !== 'object' || !address) throw new Error('Not listening');
  return address.port;
}

/** A document of a note in an open project. */
async function newDocument(): Promise<string> {
  return inTransaction(app.services.systemCtx(place.workspace), async (tx) => {
    const project = await insertProject(tx, { title: 'Edited', createdBy: place.owner.id, isSample: false });
    const id = tx.newId();
    await registerObject(tx, { id, type: 'note', parentId: project.id });
    await createDocument(tx, { id, kind: 'note', ownerId: id });
    return id;
  });
}

function edit(person: Person, documentId: string, at = port): EditorClient {
  const host = `${place.workspace.subdomain}.${app.env.rootUrl.host}`;
  const editor = openEditor({ port: at, host, documentId, token: () => person.bearer() });
  open.push(editor);
  return editor;
}

async function storedUpdates(documentId: string): Promise<number> {
  return app.database.transaction({ workspaceId: place.workspace.id }, 'read only', async (db) => {
    const rows = await db
      .selectFrom('document_updates')
      .select('seq')
      .where('document_id', '=', documentId)
      .execute();
    return rows.length;
  });
}

function refusal(editor: EditorClient): Promise<string> {
  return new Promise((resolve) => {
    editor.provider.on('authenticationFailed', ({ reason }: { reason: string }) => resolve(reason));
  });
}

describe('writing together', () => {
  test('what is acknowledged is in the log, and others see it', async () => {
    const id = await newDocument();
    const [one, two] = [edit(writer, id), edit(place.owner, id)];
    await two.synced();
    await one.type('Hello from one');
    expect(await storedUpdates(id)).toBeGreaterThan(0);
    await eventually('the second editor shows it', () => two.text().includes('Hello from one'));
    await two.type('and from two');
    await eventually('both show the same', () => one.text() === two.text());
  });

  test('a document opened again has everything', async () => {
    const id = await newDocument();
    const first = edit(writer, id);
    await first.type('Kept');
    first.close();
    const second = edit(place.owner, id);
    await second.synced();
    expect(second.text()).toBe('Kept');
  });

  test('two nodes on one database keep one document in step', async () => {
    const id = await newDocument();
    const log = pino({ level: 'silent' });
    const node = await createApp({
      env: app.env,
      log,
      database: app.database,
      services: ['web', 'realtime'],
    });
    try {
      const [here, there] = [edit(writer, id), edit(place.owner, id, await listen(node))];
      await Promise.all([here.synced(), there.synced()]);
      await here.type('typed here');
      await there.type('typed there');
      await eventually(
        'both nodes show the same',
        () => here.text() === there.text() && here.text().includes('typed there'),
      );
    } finally {
      for (const editor of open.splice(0)) editor.close();
      await node.close();
    }
  });

  test.runIf(testServer !== undefined)(
    'who has it open on one node is seen on the other, and is gone when they leave',
    async () => {
      const id = await newDocument();
      const log = pino({ level: 'silent' });
      const node = await createApp({
        env: app.env,
        log,
        database: app.database,
        services: ['web', 'realtime'],
      });
      const elsewhere = await listen(node);
      try {
        const here = edit(writer, id);
        await here.synced();
        here.provider.setAwarenessField('user', { color: '#123456', name: 'Somebody else' });
        // Opened later: the first node is asked who is there.
        const there = edit(place.owner, id, elsewhere);
        await there.synced();
        const users = () =>
          [...(there.provider.awareness?.getStates() ?? [])].flatMap(([client, { user }]) =>
            client === there.doc.clientID ? [] : [user],
          );
        await expect.poll(users).toEqual([{ color: '#123456', memberId: writer.id, name: writer.name }]);
        // In the name of the other: dropped, since it is somebody else's editor.
        const forged = new Awareness(new Y.Doc());
        forged.states.set(here.doc.clientID, { user: { color: '#000000' } });
        forged.meta.set(here.doc.clientID, { clock: 1000, lastUpdated: Date.now() });
        applyAwarenessUpdate(
          there.provider.awareness ?? forged,
          encodeAwarenessUpdate(forged, [here.doc.clientID]),
          'forged',
        );
        const witness = edit(place.owner, id, elsewhere);
        await witness.synced();
        await expect
          .poll(() => witness.provider.awareness?.getStates().get(here.doc.clientID)?.['user'])
          .toEqual({ color: '#123456', memberId: writer.id, name: writer.name });
        here.close();
        await expect.poll(() => witness.provider.awareness?.getStates().has(here.doc.clientID)).toBe(false);
      } finally {
        for (const editor of open.splice(0)) editor.close();
        await node.close();
      }
    },
  );

  test('the text for search follows', async () => {
    const id = await newDocument();
    await edit(writer, id).type('Findable words');
    await eventually('the text is derived', async () => {
      const row = await app.database.transaction({ workspaceId: place.workspace.id }, 'read only', (db) =>
        db
          .selectFrom('documents')
          .select(['text', 'text_current'])
          .where('id', '=', id)
          .executeTakeFirstOrThrow(),
      );
      return row.text_current && row.text === 'Findable words';
    });
  });
});

describe('who may write', () => {
  test('a reader sees, and what they send is dropped', async () => {
    const id = await newDocument();
    const writing = edit(writer, id);
    await writing.type('Only this');
    const reading = edit(reader, id);
    await reading.synced();
    expect(reading.text()).toBe('Only this');
    const stored = await storedUpdates(id);
    void reading.type('Not this');
    await writing.type('And this');
    expect(await storedUpdates(id)).toBe(stored + 1);
    expect(writing.text()).toBe('Only this\nAnd this');
  });

  test('nobody from another workspace, and nobody without a role, gets in', async () => {
    const id = await newDocument();
    const stranger = await (await scene.workspace('Elsewhere')).member();
    expect(await refusal(edit(stranger, id))).toBe('permission-denied');
    expect(await refusal(edit(writer, '018f4b6e-0000-7000-8000-000000000001'))).toBe('permission-denied');
  });

  test('a lock makes open editors read only, the trash closes them', async () => {
    const id = await newDocument();
    const editor = edit(writer, id);
    await editor.type('Before the lock');
    const told = new Promise<string>((resolve) => {
      editor.provider.on('stateless', ({ payload }: { payload: string }) => resolve(payload));
    });
    await change(id, { locked: true });
    expect(await told).toBe('{"readOnly":true}');
    const stored = await storedUpdates(id);
    void editor.type('After the lock');
    await change(id, { trashed: true });
    await new Promise<void>((resolve) => {
      editor.provider.on('close', () => resolve());
    });
    expect(await storedUpdates(id)).toBe(stored);
  });

  test('suspended, a person’s editor closes within two seconds', async () => {
    const id = await newDocument();
    const leaving = await place.member({ role: 'CONTRIBUTOR' });
    const editor = edit(leaving, id);
    await editor.type('Still here');
    const closed = new Promise<void>((resolve) => {
      editor.provider.on('close', () => resolve());
    });
    const started = Date.now();
    const { body } = await place.owner.graphql('mutation ($id: ID!) { suspendMember(id: $id) { id } }', {
      id: leaving.id,
    });
    expect(body.errors).toBeUndefined();
    await closed;
    expect(Date.now() - started).toBeLessThan(2000);
  });

  async function change(id: string, state: { locked?: boolean; trashed?: boolean }): Promise<void> {
    await inTransaction(app.services.systemCtx(place.workspace), async (tx) => {
      await setDocumentState(tx, [id], state);
      await tx.record({
        type: state.trashed ? 'note.trashed' : 'note.locked',
        payload: { noteId: id },
        objectId: id,
      });
    });
  }
});

describe('the log', () => {
  test('compaction changes nothing that anybody sees', async () => {
    const id = await newDocument();
    const editor = edit(writer, id);
    for (let n = 0; n < 10; n += 1) await editor.type(`Line ${n}`);
    await compactDocument(app.database, place.workspace.id, id);
    expect(await storedUpdates(id)).toBe(0);
    await editor.type('After');
    const other = edit(place.owner, id);
    await other.synced();
    expect(other.text()).toBe(editor.text());
  });

  test('a damaged document is not opened and not overwritten', async () => {
    const id = await newDocument();
    const damaged = Buffer.from('this is no document');
    const scope = { workspaceId: place.workspace.id };
    await app.database.transaction(scope, 'read write', (db) =>
      db.updateTable('documents').set({ snapshot: damaged }).where('id', '=', id).execute(),
    );
    await refusal(edit(writer, id));
    const row = await app.database.transaction(scope, 'read only', (db) =>
      db.selectFrom('documents').select('snapshot').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(row.snapshot.equals(damaged)).toBe(true);
    expect(await storedUpdates(id)).toBe(0);
  });

  test('a version is restored as an edit, and the restoring can be undone', async () => {
    const id = await newDocument();
    const editor = edit(writer, id);
    await editor.type('First draft');
    const [version] = await eventually('a version is kept', async () => {
      const items = await versions(id);
      return items.length === 1 && items;
    });
    await editor.type('Second thoughts');
    const restore = 'mutation ($d: ID!, $v: ID!) { restoreDocumentVersion(documentId: $d, id: $v) }';
    await writer.graphql(restore, { d: id, v: version.id });
    await eventually('the old text is back', () => editor.text() === 'First draft');
    const kept = (await versions(id)).find(({ reason }: { reason: string }) => reason === 'RESTORE');
    await writer.graphql(restore, { d: id, v: kept.id });
    await eventually('and undone', () => editor.text() === 'First draft\nSecond thoughts');
    const refusedRestore = await reader.graphql(restore, { d: id, v: version.id });
    expect(refusedRestore.body.errors[0].extensions.code).toBe('FORBIDDEN');
  });

  async function versions(id: string) {
    const query =
      'query ($id: ID!) { documentVersions(documentId: $id) { items { id reason members { id } content } } }';
    const { body } = await writer.graphql(query, { id });
    return body.data.documentVersions.items;
  }
});
