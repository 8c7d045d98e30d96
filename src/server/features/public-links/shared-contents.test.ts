import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTag, highlight } from '#tests/support/coding.ts';
import { addContact, putInNote } from '#tests/support/people.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { Visitor } from '#tests/support/visitor.ts';
import {
  addInsight,
  addNote,
  addProject,
  ask,
  close,
  detach,
  documentOf,
  errorOf,
} from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Contents');
  ({ owner } = place);
});
afterAll(() => app.close());

const create = 'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { url } }';

function stranger(): Visitor {
  return new Visitor(app, place.workspace.subdomain);
}

async function share(input: Record<string, unknown>): Promise<string> {
  const { createPublicLink } = await ask(owner, create, { input: { type: 'PROJECT', ...input } });
  return new URL(createPublicLink.url).pathname;
}

async function read(path: string): Promise<string> {
  const { status, body } = await stranger().get(path);
  return status === 200 ? body : `closed: ${status}`;
}

async function shut(noteId: string): Promise<void> {
  await detach(owner, { type: 'NOTE', id: noteId });
  await close(owner, { type: 'NOTE', id: noteId });
}

test('a project shows its notes where its link allows it, without those that are closed', async () => {
  const id = await addProject(owner, { title: 'Checkout' });
  const [open, closed] = [
    await addNote(owner, id, { title: 'Call with Rosa', content: documentOf('It froze twice.') }),
    await addNote(owner, id, { title: 'Board talk', content: documentOf('Salaries.') }),
  ];
  await putInNote(owner, open, [await addContact(owner, { name: 'Rosa Diaz' })]);
  await shut(closed);
  const elsewhere = await addNote(owner, await addProject(owner), { content: documentOf('Another study.') });

  const plain = await share({ id });
  expect(await read(plain)).not.toContain('Call with Rosa');
  expect(await read(`${plain}/notes/${open}`)).toBe('closed: 404');

  const path = await share({ id, showNotes: true });
  const page = await read(path);
  expect(page).toContain(`href="${path}/notes/${open}"`);
  expect(page).toContain('Call with Rosa');
  expect(page).toContain('Rosa Diaz');
  expect(page).not.toContain('Board talk');
  const note = await read(`${path}/notes/${open}`);
  expect(note).toContain('<h1>Call with Rosa</h1>');
  expect(note).toContain('It froze twice.');
  expect(note).toContain(`<a href="${path}">Checkout</a>`);
  for (const noteId of [closed, elsewhere]) expect(await read(`${path}/notes/${noteId}`)).toBe('closed: 404');

  const nameless = await share({ id, showNotes: true, hideNames: true });
  for (const body of [await read(nameless), await read(`${nameless}/notes/${open}`)]) {
    expect(body).toContain('Note');
    expect(body).not.toMatch(/Rosa/);
  }
  await ask(
    owner,
    'mutation ($id: ID!) { updatePublicLink(input: { type: PROJECT, id: $id, showNotes: false }) { showNotes } }',
    { id },
  );
  expect(await read(`${nameless}/notes/${open}`)).toBe('closed: 404');
});

test('a long list of notes has pages', async () => {
  const id = await addProject(owner);
  for (let n = 0; n < 101; n += 1) await addNote(owner, id, { title: `Visit ${n}.` });
  const path = await share({ id, showNotes: true });
  const first = await read(path);
  expect(first).toContain('Visit 100.');
  expect(first).not.toContain('Visit 0.');
  expect(first).toContain('<a href="?page=2">Next</a>');
  const second = await read(`${path}?page=2`);
  expect(second).toContain('Visit 0.');
  expect(second).toContain('<a href="?page=1">Previous</a>');
  for (const odd of ['0', '-1', '1.5', 'x', '99999999999999999999'])
    expect(await read(`${path}?page=${odd}`)).toContain('Visit 100.');
});

test('insights go on on further pages, of a project and of a folder', async () => {
  const { createFolder } = await ask(owner, 'mutation { createFolder(input: { title: "Studies" }) { id } }');
  const id = await addProject(owner, { title: 'Checkout' });
  await ask(owner, `mutation { moveProjects(ids: ["${id}"], folderId: "${createFolder.id}") { id } }`);
  const inherit = `mutation { setAccessInherited(input: { type: PROJECT, id: "${id}", inherited: true }) { inherited } }`;
  await ask(owner, inherit);
  for (let n = 0; n < 31; n += 1) {
    const insightId = await addInsight(owner, id, { title: `Finding ${n}.` });
    await ask(owner, `mutation { publishInsight(id: "${insightId}") { id } }`);
    app.clock.pass(1);
  }
  for (const path of [await share({ id }), await share({ type: 'FOLDER', id: createFolder.id })]) {
    const first = await read(path);
    expect(first).toContain('Finding 30.');
    expect(first).not.toContain('Finding 0.');
    expect(first).toContain('<a href="?page=2">Next</a>');
    const second = await read(`${path}?page=2`);
    expect(second).toContain('Finding 0.');
    expect(second).not.toContain('Finding 30.');
  }
});

test('a view of highlights shows what it filters, with evidence, and nothing closed or unpublished', async () => {
  const id = await addProject(owner, { title: 'Checkout' });
  const content = documentOf('It froze twice. I gave up. Fine.');
  const noteId = await addNote(owner, id, { title: 'Call', content });
  const hiddenId = await addNote(owner, id, { title: 'Secret call', content });
  const draft = await addInsight(owner, id, { title: 'Draft', content: documentOf('Only a guess.') });
  const trust = await addTag(owner, { projectId: id }, 'Trust');
  const shown = await highlight(owner, noteId, 'It froze twice.', { tagIds: [trust] });
  await highlight(owner, noteId, 'I gave up.');
  await highlight(owner, hiddenId, 'Fine.', { tagIds: [trust] });
  await ask(owner, 'mutation ($input: CreateHighlightInput!) { createHighlight(input: $input) { id } }', {
    input: { objectType: 'INSIGHT', objectId: draft, quote: { text: 'Only a guess.' }, tagIds: [trust] },
  });
  await shut(hiddenId);
  const wanted = {
    id: 'tagged',
    field: { kind: 'system', field: 'tags' },
    operator: 'is one of',
    values: { Tags: [trust] },
  };
  const { createView } = await ask(
    owner,
    'mutation ($input: CreateViewInput!) { createView(input: $input) { id data } }',
    {
      input: {
        projectId: id,
        objectType: 'HIGHLIGHT',
        layout: 'LIST',
        title: 'What breaks trust',
        data: JSON.stringify({ filter: { combinator: 'And', rows: [wanted] } }),
      },
    },
  );
  const alone = await share({ id, viewId: createView.id });
  const page = await read(alone);
  expect(page).toContain('<h1>What breaks trust</h1>');
  expect(page).toContain('It froze twice.');
  expect(page).toContain('Tags: Trust');
  expect(page).not.toMatch(/gave up|Fine\.|Only a guess|Secret/);
  // It is a link of its own: the project has none by this, and of the project it opens nothing else.
  const link =
    'query ($id: ID!, $viewId: ID) { publicLink(type: PROJECT, id: $id, viewId: $viewId) { id viewId } }';
  expect((await ask(owner, link, { id })).publicLink).toBeNull();
  expect((await ask(owner, link, { id, viewId: createView.id })).publicLink.viewId).toBe(createView.id);
  expect(await read(`${alone}/notes/${noteId}`)).toBe('closed: 404');
  expect(await read(`${alone}/views/${createView.id}`)).toBe('closed: 404');

  const all = await share({ id, showViews: true });
  expect(await read(all)).toContain(`<a href="${all}/views/${createView.id}">What breaks trust</a>`);
  expect(await read(all)).not.toContain('All notes');
  expect(await read(`${all}/views/${createView.id}`)).toContain('It froze twice.');
  expect(await read(alone)).toContain('It froze twice.');

  await ask(owner, `mutation { deleteHighlights(ids: ["${shown}"]) { id } }`);
  expect(await read(alone)).toContain('There’s nothing in this view yet.');
  await ask(
    owner,
    'mutation ($projectId: ID!, $id: ID!) { deleteView(projectId: $projectId, id: $id) { id } }',
    {
      projectId: id,
      id: createView.id,
    },
  );
  expect(await read(alone)).toBe('closed: 404');
});

test('a view of insights shows the published ones, and a view of notes who took part', async () => {
  const id = await addProject(owner, { title: 'Checkout' });
  const out = await addInsight(owner, id, { title: 'People leave', content: documentOf('They leave.') });
  await addInsight(owner, id, { title: 'A guess', content: documentOf('Perhaps.') });
  await ask(owner, `mutation { publishInsight(id: "${out}") { id } }`);
  await addNote(owner, id, { title: 'Call', content: documentOf('My words.') });
  const { views } = await ask(owner, 'query ($id: ID!) { views(projectId: $id) { id objectType } }', { id });
  const viewOf = (type: string): string =>
    views.find(({ objectType }: { objectType: string }) => objectType === type).id;
  const insights = await read(await share({ id, viewId: viewOf('INSIGHT') }));
  expect(insights).toContain('They leave.');
  expect(insights).not.toMatch(/guess|Perhaps/);
  const notes = await read(await share({ id, viewId: viewOf('NOTE') }));
  expect(notes).toContain('Call');
  expect(notes).not.toContain('My words.');
});

test('shows no view of another project, and none once the member who shared it has left', async () => {
  const id = await addProject(owner);
  const other = await addProject(owner);
  const { views } = await ask(owner, 'query ($id: ID!) { views(projectId: $id) { id } }', { id: other });
  const wrong = await owner.graphql(create, { input: { type: 'PROJECT', id, viewId: views[0].id } });
  expect(errorOf(wrong)[0]).toBe('NotFound');
  const noteId = await addNote(owner, id);
  const ofNote = await owner.graphql(create, { input: { type: 'NOTE', id: noteId, viewId: views[0].id } });
  expect(errorOf(ofNote)[0]).toBe('NotFound');

  const maker = await place.member({ role: 'MANAGER' });
  const theirs = await addProject(maker, { title: 'Theirs' });
  await highlight(maker, await addNote(maker, theirs, { content: documentOf('It froze.') }), 'It froze.');
  const own = await ask(maker, 'query ($id: ID!) { views(projectId: $id, objectType: HIGHLIGHT) { id } }', {
    id: theirs,
  });
  const { createPublicLink } = await ask(maker, create, {
    input: { type: 'PROJECT', id: theirs, viewId: own.views[0].id },
  });
  const path = new URL(createPublicLink.url).pathname;
  expect(await read(path)).toContain('It froze.');
  await ask(owner, 'mutation ($id: ID!) { suspendMember(id: $id) { id } }', { id: maker.id });
  expect(await read(path)).toContain('This view isn’t available any more.');
});

test('a password guards the pages below the link too', async () => {
  const id = await addProject(owner);
  const noteId = await addNote(owner, id, { content: documentOf('It froze.') });
  const path = await share({ id, showNotes: true, password: 'tell nobody' });
  const visitor = stranger();
  const shut = await visitor.get(`${path}/notes/${noteId}`);
  expect([shut.status, shut.headers['location']]).toEqual([303, path]);
  await visitor.post(path, 'password=tell+nobody', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect((await visitor.get(`${path}/notes/${noteId}`)).body).toContain('It froze.');
});

test('the public bearer reads the content that it opens', async () => {
  const id = await addProject(owner);
  const content = documentOf('They leave.');
  const insight = await addInsight(owner, id, { title: 'People leave', content });
  await ask(owner, `mutation { publishInsight(id: "${insight}") { id } }`);
  const path = await share({ id });
  const visitor = stranger();
  const { body: session } = await visitor.post(`${path}/session`);
  const { body } = await visitor.graphql(`{ publicObject { title html(base: "${path}") } }`, session.token);
  expect(body.data.publicObject.html).toContain('They leave.');
  for (const base of ['https://evil.example', '/p/x/../..', String.raw`/p/\" onload=`, '']) {
    const refused = await visitor.graphql(`{ publicObject { html(base: "${base}") } }`, session.token);
    expect(refused.body.errors).toHaveLength(1);
  }
});
