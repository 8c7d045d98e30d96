import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openEditor, type EditorClient } from '#tests/support/editor-client.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createScene, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { isLongRun } from './fault-rounds.ts';

const slowSeconds = isLongRun ? 15 : 2;

let app: TestApp;
let place: Place;
let port: number;
const open: EditorClient[] = [];

beforeAll(async () => {
  app = await startTestApp();
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const address = app.http.server.address();
  if (typeof address !== 'object' || !address) throw new Error('Not listening');
  port = address.port;
  place = await (await createScene(app)).workspace('Slow disk');
});
afterAll(() => app.close());
afterEach(async () => {
  for (const editor of open.splice(0)) editor.close();
  await app.database.owner.query(
    'drop function if exists trouble() cascade; drop sequence if exists attempts',
  );
});

async function newNote(): Promise<string> {
  const project = await place.owner.graphql('mutation { createProject(input: { title: "P" }) { id } }');
  const { body } = await place.owner.graphql(
    'mutation ($input: CreateNoteInput!) { createNote(input: $input) { id } }',
    { input: { projectId: project.body.data.createProject.id, title: 'Typed in bad weather' } },
  );
  return body.data.createNote.id;
}

function edit(documentId: string): EditorClient {
  const host = `${place.workspace.subdomain}.${app.env.rootUrl.host}`;
  const editor = openEditor({ port, host, documentId, token: () => place.owner.bearer() });
  open.push(editor);
  return editor;
}

/** The database itself makes the trouble, in the statement that would write. */
async function makeTrouble(statement: string, body: string): Promise<void> {
  await app.database.owner.query(`
    create sequence attempts;
    grant usage on sequence attempts to hark_app;
    create function trouble() returns trigger language plpgsql as $$ begin ${body} return new; end $$;
    create trigger trouble before ${statement} for each row execute function trouble();`);
}

async function attempts(): Promise<number> {
  const { rows } = await app.database.owner.query('select last_value as made from attempts');
  return Number(rows[0]?.['made']);
}

test(`a write that takes ${slowSeconds} s is not lost when its author leaves meanwhile`, async () => {
  const id = await newNote();
  const author = edit(id);
  await author.synced();
  await makeTrouble('insert on document_updates', `perform nextval('attempts'), pg_sleep(${slowSeconds});`);
  void author.type('Said just before leaving');
  // The socket sends what it holds before it closes: the server gets both in this order.
  author.close();

  const next = edit(id);
  await next.synced();
  await eventually('the next reader finds it', () => next.text().includes('Said just before leaving'), {
    withinMs: 40_000,
  });
}, 60_000);

test('a store that fails five times ends with everything written, and nothing acknowledged before', async () => {
  const id = await newNote();
  const author = edit(id);
  await author.synced();
  await makeTrouble(
    'insert on document_updates',
    "if nextval('attempts') <= 5 then raise exception 'disk trouble'; end if;",
  );
  await author.type('Typed against the storm');
  expect(await attempts()).toBeGreaterThan(5);

  const fresh = edit(id);
  await fresh.synced();
  expect(fresh.text()).toContain('Typed against the storm');
}, 60_000);

test('an edit that was shown and could not be stored comes back with whoever saw it', async () => {
  const id = await newNote();
  const [author, reader] = [edit(id), edit(id)];
  await Promise.all([author.synced(), reader.synced()]);
  await makeTrouble(
    'insert on document_updates',
    "if nextval('attempts') <= 2 then raise exception 'disk trouble'; end if;",
  );
  void author.type('Seen and not stored');
  await eventually('the reader sees it', () => reader.text().includes('Seen and not stored'));
  author.close();
  await eventually('it was tried again', async () => (await attempts()) > 2, { withinMs: 20_000 });
  await eventually(
    'it is in the log',
    async () => {
      const { rows } = await app.database.owner.query(
        'select count(*)::int as stored from document_updates where document_id = $1',
        [id],
      );
      return rows[0]?.['stored'] > 0;
    },
    { withinMs: 20_000 },
  );
}, 60_000);

test(`an edit on its way for ${slowSeconds} s is not acknowledged to an author who comes back meanwhile`, async () => {
  const id = await newNote();
  const [author, reader] = [edit(id), edit(id)];
  await Promise.all([author.synced(), reader.synced()]);
  await makeTrouble('insert on document_updates', `perform nextval('attempts'), pg_sleep(${slowSeconds});`);
  const started = performance.now();
  void author.type('Asked for twice');
  await eventually('the reader sees it', () => reader.text().includes('Asked for twice'));
  author.provider.configuration.websocketProvider.webSocket?.close();
  await author.synced();
  await author.acknowledged();
  expect(performance.now() - started).toBeGreaterThan(slowSeconds * 1000 - 100);
}, 60_000);

test('a document whose text can’t be derived stays whole', async () => {
  const id = await newNote();
  await makeTrouble(
    'update of text on documents',
    "if nextval('attempts') <= 5 then raise exception 'disk trouble'; end if;",
  );
  const author = edit(id);
  await author.synced();
  await author.type('Kept in the log');
  await eventually('deriving was tried', async () => (await attempts()) >= 1, { withinMs: 20_000 });
  author.close();

  const fresh = edit(id);
  await fresh.synced();
  expect(fresh.text()).toContain('Kept in the log');
}, 60_000);
