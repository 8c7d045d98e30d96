import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { registerObject } from '#server/kernel/access/index.ts';
import { insertProject } from '#server/kernel/projects/index.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { openEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createDocument } from './create-document.ts';
import { deriveStaleTexts } from './derive-stale-texts.ts';
import { tellUntoldChanges } from './tell-untold-changes.ts';

let app: TestApp;
let place: Place;
let writer: Person;
let port: number;
const open: EditorClient[] = [];

beforeAll(async () => {
  app = await startTestApp();
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const address = app.http.server.address();
  if (typeof address !== 'object' || !address) throw new Error('Not listening');
  port = address.port;
  place = await (await createScene(app)).workspace('Writing');
  writer = await place.member({ role: 'CONTRIBUTOR' });
});
afterAll(() => app.close());
afterEach(() => {
  for (const editor of open.splice(0)) editor.close();
});

async function newNote(): Promise<string> {
  return inTransaction(app.services.systemCtx(place.workspace), async (tx) => {
    const project = await insertProject(tx, { title: 'Edited', createdBy: writer.id, isSample: false });
    const id = tx.newId();
    await registerObject(tx, { id, type: 'note', parentId: project.id });
    await createDocument(tx, { id, kind: 'note', ownerId: id });
    return id;
  });
}

function edit(documentId: string): EditorClient {
  const host = `${place.workspace.subdomain}.${app.env.rootUrl.host}`;
  const editor = openEditor({ port, host, documentId, token: () => writer.bearer() });
  open.push(editor);
  return editor;
}

/** How often the rest of the product heard of a change. */
async function timesTold(id: string): Promise<number> {
  return app.database.transaction({ workspaceId: place.workspace.id }, 'read only', async (db) => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from events where object_id = ${id} and type = 'note.contentChanged'`.execute(
      db,
    );
    return rows[0]?.n ?? 0;
  });
}

async function setDocument(id: string, set: ReturnType<typeof sql>): Promise<void> {
  await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', (db) =>
    sql`update documents set ${set} where workspace_id = ${place.workspace.id} and id = ${id}`.execute(db),
  );
}

test('what is typed last is told of after a pause, while the note stays open', async () => {
  const id = await newNote();
  const editor = edit(id);
  await editor.type('The first words');
  await eventually('the first words are told of', async () => (await timesTold(id)) === 1);
  await editor.type('and a kangaroo');
  await eventually('the last words are told of', async () => (await timesTold(id)) === 2);
  await tellUntoldChanges(app.services, new AbortController().signal);
  expect(await timesTold(id)).toBe(2);
});

test('whoever leaves before the pause is told of at once', async () => {
  const id = await newNote();
  const editor = edit(id);
  await editor.type('The first words');
  await eventually('the first words are told of', async () => (await timesTold(id)) === 1);
  await editor.type('and a kangaroo');
  editor.close();
  await eventually('the last words are told of', async () => (await timesTold(id)) === 2);
});

test('a server that ended before it told of an edit tells of it later', async () => {
  const id = await newNote();
  const editor = edit(id);
  await editor.type('The first words');
  editor.close();
  await eventually('the first words are told of', async () => (await timesTold(id)) === 1);
  const hourAgo = new Date(app.clock.now().getTime() - 3_600_000).toISOString();
  // As a kill leaves it: the edit is in the log, and neither its text nor anybody has heard of it.
  await setDocument(id, sql`text_current = false, edited_at = ${hourAgo}::timestamptz`);
  const { signal } = new AbortController();
  await deriveStaleTexts(app.services, signal);
  await tellUntoldChanges(app.services, signal);
  expect(await timesTold(id)).toBe(2);
});

test('a text that came in whole is not told of again when its speakers are read', async () => {
  const id = await newNote();
  const hourAgo = new Date(app.clock.now().getTime() - 3_600_000).toISOString();
  await setDocument(id, sql`speakers = null, edited_at = ${hourAgo}::timestamptz`);
  const { signal } = new AbortController();
  await deriveStaleTexts(app.services, signal);
  await tellUntoldChanges(app.services, signal);
  expect(await timesTold(id)).toBe(0);
});
