import { afterAll, beforeAll, expect, test } from 'vitest';
import { highlight } from '#tests/support/coding.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { addInsight, addNote, addProject, ask, detach, documentOf, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let owner: Person;
let projectId: string;
beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Sharing');
  ({ owner } = place);
  projectId = await addProject(owner);
});
afterAll(() => app.close());

const create =
  'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { url link { id highlightId } } }';

function stranger(): Visitor {
  return new Visitor(app, place.workspace.subdomain);
}

test('a link shows one highlight, and nothing else of the note', async () => {
  const content = documentOf('It froze twice. My salary is secret.');
  const noteId = await addNote(owner, projectId, { title: 'Call with Rosa', content });
  const quote = await highlight(owner, noteId, 'It froze twice.');
  const target = { type: 'NOTE', id: noteId, highlightId: quote };
  const { createPublicLink } = await ask(owner, create, { input: target });
  const path = new URL(createPublicLink.url).pathname;
  const { status, body } = await stranger().get(path);
  expect(status).toBe(200);
  expect(body).toContain('It froze twice.');
  expect(body).not.toContain('salary');
  // The note has no link of its own by this, and one that it gets leaves this one open.
  const link = 'query ($id: ID!, $part: ID) { publicLink(type: NOTE, id: $id, highlightId: $part) { id } }';
  expect((await ask(owner, link, { id: noteId })).publicLink).toBeNull();
  await ask(owner, create, { input: { type: 'NOTE', id: noteId } });
  expect((await stranger().get(path)).status).toBe(200);
  expect((await ask(owner, link, { id: noteId, part: quote })).publicLink).not.toBeNull();
  await ask(
    owner,
    'mutation ($id: ID!, $part: ID) { revokePublicLink(type: NOTE, id: $id, highlightId: $part) { id } }',
    { id: noteId, part: quote },
  );
  expect((await stranger().get(path)).status).toBe(404);
  expect((await ask(owner, link, { id: noteId })).publicLink).not.toBeNull();
});

test('shows no highlight of another note, and closes with a deleted one', async () => {
  const noteId = await addNote(owner, projectId, { content: documentOf('It froze twice.') });
  const otherId = await addNote(owner, projectId, { content: documentOf('All went well.') });
  const quote = await highlight(owner, noteId, 'It froze twice.');
  const wrong = await owner.graphql(create, { input: { type: 'NOTE', id: otherId, highlightId: quote } });
  expect(errorOf(wrong)[0]).toBe('NotFound');
  const { createPublicLink } = await ask(owner, create, {
    input: { type: 'NOTE', id: noteId, highlightId: quote },
  });
  await ask(owner, `mutation { deleteHighlights(ids: ["${quote}"]) { id } }`);
  expect((await stranger().get(new URL(createPublicLink.url).pathname)).status).toBe(404);
});

test('shows the published insights of a folder’s projects, without what is closed inside it', async () => {
  const { createFolder } = await ask(owner, 'mutation { createFolder(input: { title: "Shop" }) { id } }');
  const inFolder = async (title: string): Promise<string> => {
    const id = await addProject(owner, { title });
    await ask(owner, `mutation { moveProjects(ids: ["${id}"], folderId: "${createFolder.id}") { id } }`);
    await ask(
      owner,
      `mutation { setAccessInherited(input: { type: PROJECT, id: "${id}", inherited: true }) { inherited } }`,
    );
    return id;
  };
  const [open, shut, outside] = [
    await inFolder('Open study'),
    await inFolder('Shut study'),
    await addProject(owner, { title: 'Outside study' }),
  ];
  for (const id of [open, shut, outside]) {
    const content = documentOf(`Said in ${id}.`);
    const insightId = await addInsight(owner, id, { title: 'Finding', content });
    await ask(owner, `mutation { publishInsight(id: "${insightId}") { id } }`);
  }
  await detach(owner, { type: 'PROJECT', id: shut });
  const { createPublicLink } = await ask(owner, create, { input: { type: 'FOLDER', id: createFolder.id } });
  const { body } = await stranger().get(new URL(createPublicLink.url).pathname);
  expect(body).toContain('Open study');
  expect(body).toContain(`Said in ${open}.`);
  expect(body).not.toContain(shut);
  expect(body).not.toContain(outside);
});

test('tells a chat that it is pasted into what the page says, and nothing behind a password', async () => {
  const content = documentOf('They said “it & I froze”. Again.');
  const noteId = await addNote(owner, projectId, { title: 'Call 3 <b>', content });
  const quoteId = await highlight(owner, noteId, 'it & I froze');
  const pathTo = async (input: Record<string, unknown>): Promise<string> =>
    new URL((await ask(owner, create, { input })).createPublicLink.url).pathname;
  const tagsOf = async (path: string): Promise<Record<string, string>> => {
    const { body } = await stranger().get(path);
    const found = String(body).matchAll(/<meta property="og:([^"]+)" content="([^"]*)">/g);
    return Object.fromEntries([...found].map(([, name, value]) => [name, value]));
  };
  const note = { type: 'NOTE', id: noteId };
  expect(await tagsOf(await pathTo({ ...note, highlightId: quoteId }))).toMatchObject({
    title: 'Highlight',
    type: 'article',
    description: 'it &amp; I froze — Call 3 &lt;b&gt;',
  });
  expect(await tagsOf(await pathTo(note))).toMatchObject({
    title: 'Call 3 &lt;b&gt;',
    description: 'They said “it &amp; I froze”. Again.',
  });
  expect(await tagsOf(await pathTo({ ...note, password: 'pass the salt' }))).toEqual({});
});
