import { afterAll, beforeAll, expect, test } from 'vitest';
import { replaceYDoc } from '#editor/yjs/edit-y-doc.ts';
import { editDocument } from '#server/kernel/documents/index.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { highlight } from '#tests/support/coding.ts';
import { addContact, putInNote } from '#tests/support/people.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { upload } from '#tests/support/upload.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { addInsight, addNote, addProject, ask, close, detach } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let owner: Person;
let projectId: string;
beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Hiding');
  ({ owner } = place);
  projectId = await addProject(owner);
});
afterAll(() => app.close());

async function share(noteId: string, hideNames: boolean): Promise<string> {
  const { createPublicLink } = await ask(
    owner,
    'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { url } }',
    { input: { type: 'NOTE', id: noteId, hideNames } },
  );
  return new URL(createPublicLink.url).pathname;
}

const visitor = () => new Visitor(app, place.workspace.subdomain);

/** How a stranger reads a note with what a call left behind. */
async function pageOf(hideNames: boolean): Promise<string> {
  const noteId = await addNote(owner, projectId, { title: 'A call' });
  const ids = await Promise.all(
    ['Nora Beck.vtt', 'Nora Beck.mp3'].map((name) =>
      upload(app, owner, { type: 'NOTE', id: noteId }, { name, bytes: Buffer.from('WEBVTT') }),
    ),
  );
  const content = [
    { type: 'file', attrs: { fileId: ids[0], name: 'Nora Beck.vtt' } },
    { type: 'audioVideo', attrs: { fileId: ids[1], name: 'Nora Beck.mp3', media: 'AUDIO' } },
  ];
  await inTransaction(app.services.systemCtx(place.workspace), (tx) =>
    editDocument(tx, noteId, (doc) => replaceYDoc(doc, { type: 'doc', content })),
  );
  return String((await visitor().get(await share(noteId, hideNames))).body);
}

/** What a stranger gets of a document and of a recording of a note. */
async function filesOf(hideNames: boolean): Promise<number[]> {
  const noteId = await addNote(owner, projectId, { title: 'A call' });
  const ids = await Promise.all(
    ['Nora Beck.vtt', 'Nora Beck.mp3'].map((name) =>
      upload(app, owner, { type: 'NOTE', id: noteId }, { name, bytes: Buffer.from('WEBVTT') }),
    ),
  );
  await app.database.owner.query(`update files set type = 'AUDIO' where name like '%.mp3'`);
  const [path, reader] = [await share(noteId, hideNames), visitor()];
  await reader.get(path);
  return Promise.all(ids.map(async (id) => (await reader.get(`${path}/files/${id}`)).status));
}

test('a page that hides names gives no document away, by name or by its words; recordings still play', async () => {
  const page = await pageOf(true);
  expect(page).toContain('Attached file. Files can’t be opened where names are hidden.');
  expect(page).not.toContain('Nora');
  expect(await filesOf(true)).toEqual([404, 200]);
});

test('a page with names has them all', async () => {
  expect(await pageOf(false)).toContain('Nora Beck.vtt');
  expect(await filesOf(false)).toEqual([200, 200]);
});

test('names in texts, titles and previews of all pages of a link are placeholders, one for each person', async () => {
  const study = await addProject(owner, { title: 'What Oskar Lindqvist needs' });
  const spoken = (speakerName: string, text: string) => ({
    type: 'utterance',
    attrs: { speakerName, start: 3, end: 9 },
    content: [{ type: 'text', text }],
  });
  const noteId = await addNote(owner, study, {
    title: 'Call with Oskar',
    content: JSON.stringify({
      type: 'doc',
      content: [
        spoken('Ines', 'Thanks for joining, Oskar.'),
        spoken('Oskar Lindqvist', 'Sure, Ines. Ask me.'),
      ],
    }),
  });
  await putInNote(owner, noteId, [await addContact(owner, { name: 'Oskar Lindqvist' })]);
  await addNote(owner, study, { title: 'Oskar again' });
  const id = await highlight(owner, noteId, 'Thanks for joining, Oskar.');
  const bold = { type: 'text', marks: [{ type: 'bold' }], text: 'Os' };
  const insight = await addInsight(owner, study, {
    title: 'Lindqvist waits',
    content: JSON.stringify({
      type: 'doc',
      content: [
        { type: 'paragraph', content: [bold, { type: 'text', text: 'kar and oskar lindqvist told Ines.' }] },
        { type: 'referenceCard', attrs: { kind: 'highlight', id } },
      ],
    }),
  });
  await ask(owner, 'mutation ($id: ID!) { publishInsight(id: $id) { id } }', { id: insight });
  const { createPublicLink } = await ask(
    owner,
    'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { url } }',
    { input: { type: 'PROJECT', id: study, hideNames: true, showNotes: true } },
  );
  const path = new URL(createPublicLink.url).pathname;
  const reader = visitor();
  const home = String((await reader.get(path)).body);
  const note = String((await reader.get(`${path}/notes/${noteId}`)).body);
  const shared = String((await reader.get(await share(noteId, true))).body);
  const embed = String((await reader.get(`/embed/highlights/${id}`)).body);
  for (const page of [home, note, shared, embed]) {
    expect(page).not.toMatch(/Oskar|Lindqvist|Ines/i);
    expect(page).toContain('Thanks for joining, [Participant 1].');
  }
  expect(home).toContain('What [Participant 1] needs');
  expect(home).toMatch(/\[Participant 1\]<\/\w+> and \[Participant 1\] told \[Participant 2\]\./);
  for (const title of ['Note 1', 'Note 2']) expect(home).toContain(title);
  // Which note a card is from.
  expect(embed).toContain('Note 1');
  expect(note).toContain('<strong>Participant 2</strong>');
  expect(note).toContain('Sure, [Participant 2].');
});

test('notes are counted without those that the page doesn’t show', async () => {
  const study = await addProject(owner, { title: 'A study' });
  const gone = await addNote(owner, study, { title: 'Gone' });
  const closed = await addNote(owner, study, { title: 'Closed' });
  const shown = await addNote(owner, study, { title: 'Shown' });
  await ask(owner, `mutation { trashNotes(ids: ["${gone}"]) { id } }`);
  await detach(owner, { type: 'NOTE', id: closed });
  await close(owner, { type: 'NOTE', id: closed });
  const { createPublicLink } = await ask(
    owner,
    'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { url } }',
    { input: { type: 'PROJECT', id: study, hideNames: true, showNotes: true } },
  );
  const { pathname } = new URL(createPublicLink.url);
  for (const path of [pathname, `${pathname}/notes/${shown}`])
    expect(String((await visitor().get(path)).body)).toMatch(/Note 1(?!\d)/);
});
