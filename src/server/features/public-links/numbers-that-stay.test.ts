import { afterAll, beforeAll, expect, test } from 'vitest';
import { addContact, putInNote } from '#tests/support/people.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { addInsight, addNote, addProject, ask } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Counting');
  ({ owner } = place);
});
afterAll(() => app.close());

const said = (speakerName: string, text: string) => ({
  type: 'utterance',
  attrs: { speakerName, start: 0, end: 1 },
  content: [{ type: 'text', text }],
});
const documentOf = (...content: object[]) => JSON.stringify({ type: 'doc', content });

async function share(type: 'PROJECT' | 'NOTE' | 'INSIGHT', id: string): Promise<string> {
  const { createPublicLink } = await ask(
    owner,
    'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { url } }',
    { input: { type, id, hideNames: true, showNotes: type === 'PROJECT' } },
  );
  return new URL(createPublicLink.url).pathname;
}

/** What a stranger reads, without markup. */
async function read(path: string): Promise<string> {
  const page = String((await new Visitor(app, place.workspace.subdomain).get(path)).body);
  return page.replaceAll(/<[^>]*>/g, '').replaceAll(/Note \d/g, 'Note');
}

test('somebody keeps their number whatever else comes in, goes or is renamed', async () => {
  const projectId = await addProject(owner, { title: 'Riders' });
  const noteId = await addNote(owner, projectId, {
    title: 'Group',
    content: documentOf(
      said('Zoe Lang', 'I wait.'),
      said('Adam Reyes', 'So do I.'),
      said('Mila Kern', 'Not me.'),
    ),
  });
  const adam = await addContact(owner, { name: 'Adam Reyes' });
  const path = `${await share('PROJECT', projectId)}/notes/${noteId}`;
  const before = await read(path);
  expect(before).toMatch(
    /Participant 1\s.*I wait\.[^]*Participant 2\s.*So do I\.[^]*Participant 3\s.*Not me/,
  );

  // Contacts are counted before speakers, and an older note comes first.
  const imported = await addNote(owner, projectId, { title: 'Imported' });
  const others = ['Ida Frost', 'Bo Hale', 'Una Dorn'].map((name) => addContact(owner, { name }));
  await putInNote(owner, imported, await Promise.all(others));
  await app.database.owner.query(`update notes set created_at = '2001-01-01' where id = $1`, [imported]);
  expect(await read(path)).toBe(before);

  await putInNote(owner, noteId, [adam]);
  expect(await read(path)).toBe(before);
  await ask(owner, 'mutation ($ids: [ID!]!) { trashNotes(ids: $ids) { id } }', { ids: [imported] });
  await ask(owner, 'mutation ($id: ID!) { deletePermanently(type: NOTE, id: $id) }', { id: imported });
  expect(await read(path)).toBe(before);

  const insight = await addInsight(owner, projectId, {
    title: 'Waiting',
    content: documentOf({
      type: 'paragraph',
      content: [{ type: 'text', text: 'Mila doesn’t wait, Adam Reyes does.' }],
    }),
  });
  expect(await read(await share('INSIGHT', insight))).toContain(
    '[Participant 3] doesn’t wait, [Participant 2] does.',
  );
});

test('a contact keeps their number under another name, and with another contact merged into them', async () => {
  const projectId = await addProject(owner, { title: 'Names' });
  const noteId = await addNote(owner, projectId, {
    title: 'A call',
    content: documentOf({
      type: 'paragraph',
      content: [{ type: 'text', text: 'Vera Blum and Otto agree.' }],
    }),
  });
  const [vera, otto, emma] = await Promise.all(
    ['Vera Blum', 'Otto Sand', 'Emma Falk'].map((name) => addContact(owner, { name })),
  );
  await putInNote(owner, noteId, [vera ?? '', otto ?? '']);
  const path = await share('NOTE', noteId);
  const before = await read(path);
  expect(before).toContain('[Participant 1] and [Participant 2] agree.');
  await ask(owner, `mutation { updatePerson(input: { id: "${otto}", name: "Otto Vale" }) { id } }`);
  await ask(owner, `mutation { mergePeople(input: { intoId: "${emma}", ids: ["${vera}"] }) { id } }`);
  expect(await read(path)).toBe(before);
});

test('the numbers of a page begin at one, whoever else is in the project', async () => {
  const projectId = await addProject(owner, { title: 'Many' });
  const crowd = await addNote(owner, projectId, { title: 'Crowd' });
  await putInNote(
    owner,
    crowd,
    await Promise.all(['Ann Moss', 'Lee Pond'].map((name) => addContact(owner, { name }))),
  );
  const noteId = await addNote(owner, projectId, {
    title: 'A call',
    content: documentOf(said('Sven Alder', 'Hello.')),
  });
  expect(await read(await share('NOTE', noteId))).toMatch(/Participant 1\s.*Hello/);
});
