import { afterAll, beforeAll, expect, test } from 'vitest';
import { addContact, putInNote } from '#tests/support/people.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { addInsight, addNote, addProject, ask } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let owner: Person;
let projectId: string;
beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Staying');
  ({ owner } = place);
});
afterAll(() => app.close());

/** An interview of which nothing is highlighted. */
function interview(...speakers: string[]): Promise<string> {
  const content = speakers.map((speakerName, at) => ({
    type: 'utterance',
    attrs: { speakerId: crypto.randomUUID(), speakerName, start: at, end: at + 1 },
    content: [{ type: 'text', text: 'We wait for two days.' }],
  }));
  return addNote(owner, projectId, { title: 'A call', content: JSON.stringify({ type: 'doc', content }) });
}

/** A finding in somebody's own words, as strangers read it. */
async function published(text: string): Promise<() => Promise<string>> {
  projectId = await addProject(owner);
  const id = await addInsight(owner, projectId, {
    title: text,
    content: JSON.stringify({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    }),
  });
  const { createPublicLink } = await ask(
    owner,
    'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { url } }',
    { input: { type: 'INSIGHT', id, hideNames: true } },
  );
  const path = new URL(createPublicLink.url).pathname;
  return async () => String((await new Visitor(app, place.workspace.subdomain).get(path)).body);
}

test('whoever speaks in a note of the project is hidden, also where nothing of it is highlighted', async () => {
  const read = await published('Priya Nair was calm; Priya waits. Moderator and Speaker 2 listened.');
  await interview('Priya Nair', 'Moderator', 'Speaker 2');
  const page = await read();
  expect(page).toContain(
    '[Participant 1] was calm; [Participant 1] waits. Moderator and Speaker 2 listened.',
  );
  expect(page).not.toMatch(/Priya|Nair/);
});

test('names stay hidden when the interview is permanently deleted', async () => {
  const read = await published(
    'Nils Aalto said so, nils  aalto repeats it, and so does Nils. Nilsson didn’t. AALTO: nils_2.',
  );
  const noteId = await interview('Nils Aalto');
  await putInNote(owner, noteId, [await addContact(owner, { name: 'Kari O’Dell' })]);
  await ask(owner, 'mutation ($ids: [ID!]!) { trashNotes(ids: $ids) { id } }', { ids: [noteId] });
  expect(await read()).toContain('[Participant 1] said so');
  await ask(owner, 'mutation ($id: ID!) { deletePermanently(type: NOTE, id: $id) }', { id: noteId });
  const page = await read();
  expect(page).toContain(
    '[Participant] said so, [Participant] repeats it, and so does [Participant]. Nilsson didn’t. [Participant]: [Participant]_2.',
  );
  expect(page).not.toMatch(/Nils\b|Aalto/i);
});

test('names stay hidden when a contact is erased, in every project that they took part in', async () => {
  const read = await published('Dana Whitlock and Tomás agree. Ms. Whitlock said it first.');
  const noteId = await interview('Interviewer', 'Dana Whitlock');
  const dana = await addContact(owner, { name: 'Dana Whitlock' });
  await putInNote(owner, noteId, [dana]);
  expect(await read()).not.toContain('Whitlock');
  await ask(owner, 'mutation ($ids: [ID!]!) { erasePeople(ids: $ids) { id } }', { ids: [dana] });
  const page = await read();
  expect(page).not.toMatch(/Dana|Whitlock/);
  expect(page).toContain('[Participant] and Tomás agree. Ms. [Participant] said it first.');
});
