import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTag, highlight } from '#tests/support/coding.ts';
import { addContact, putInNote } from '#tests/support/people.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { addInsight, addNote, addProject, ask } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let owner: Person;
let studies = 0;
beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Writing');
  ({ owner } = place);
});
afterAll(() => app.close());

const nameless = /nadia|petrova|erik|haddad|jonas|\bberg/i;
const texts = 'NADIA and Eriks team, erik and the Haddads: Jonas Berg called Nadia’s desk.';

async function share(type: string, id: string, more: Record<string, unknown> = {}): Promise<string> {
  const { createPublicLink } = await ask(
    owner,
    'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { url } }',
    { input: { type, id, hideNames: true, ...more } },
  );
  return new URL(createPublicLink.url).pathname;
}

async function read(path: string): Promise<string> {
  const { status, body } = await new Visitor(app, place.workspace.subdomain).get(path);
  expect([path, status]).toEqual([path, 200]);
  return String(body);
}

const spoken = (speakerName: string, text: string, at: number) => ({
  type: 'utterance',
  attrs: { speakerName, start: at, end: at + 1 },
  content: [{ type: 'text', text }],
});

/** Three interviews by the same researcher, of which one is called like its file. */
async function study(title: string) {
  studies += 1;
  const projectId = await addProject(owner, { title: `${title} ${studies}` });
  const notes: string[] = [];
  for (const name of ['Nadia Petrova', 'Erik Haddad', 'Jonas']) {
    const content = [spoken('Ines', 'Tell me more.', 1), spoken(name, texts, 2)];
    notes.push(await addNote(owner, projectId, { title, content: JSON.stringify({ type: 'doc', content }) }));
  }
  const [noteId = ''] = notes;
  await putInNote(owner, noteId, [await addContact(owner, { name: 'Nadia Petrova' })]);
  return { projectId, noteId, quote: await highlight(owner, noteId, texts) };
}

test.each([
  ['interview-nadia-petrova', 'interview-[Participant 1]'],
  ['nadia_session1', '[Participant 1]_session1'],
  ['erik-interview', '[Participant 2]-interview'],
  ['JonasBerg.m4a', '[Participant 3].m4a'],
])('no page of what is called %s shows whose it is', async (title, hidden) => {
  const { projectId, noteId, quote } = await study(title);
  const href = 'mailto:nadia.petrova@acme.example';
  const link = { type: 'text', text: 'Write', marks: [{ type: 'link', attrs: { href } }] };
  const content = JSON.stringify({
    type: 'doc',
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: `${texts} ` }, link] },
      { type: 'referenceCard', attrs: { kind: 'highlight', id: quote } },
    ],
  });
  const insightId = await addInsight(owner, projectId, { title, content });
  await ask(owner, 'mutation ($id: ID!) { publishInsight(id: $id) { id } }', { id: insightId });
  const { createView } = await ask(
    owner,
    'mutation ($input: CreateViewInput!) { createView(input: $input) { id } }',
    {
      input: {
        projectId,
        objectType: 'INSIGHT',
        layout: 'LIST',
        title,
        data: JSON.stringify({ filter: { combinator: 'And', rows: [] } }),
      },
    },
  );
  await addTag(owner, { projectId }, title);
  const [note, insight] = [await share('NOTE', noteId), await share('INSIGHT', insightId)];
  const project = await share('PROJECT', projectId, { showNotes: true, showViews: true });
  for (const path of [note, insight, project, `${project}/views/${createView.id}`]) {
    const page = await read(path);
    expect(page).toContain(`<meta property="og:title" content="${hidden}`);
    expect(page).toContain(`<title>${hidden}`);
    expect(page).not.toMatch(nameless);
  }
  for (const path of [`${project}/notes/${noteId}`, `/embed/highlights/${quote}`])
    expect(await read(path)).not.toMatch(nameless);
  expect(await read(insight)).toContain(
    '[Participant 1] and [Participant 2]s team, [Participant 2] and the [Participant 2]s: [Participant 3] called [Participant 1]’s desk.',
  );
});

test('riders are the first to be counted, and who interviews them the last, on every page of a link', async () => {
  const { projectId, noteId } = await study('Ride');
  const project = await share('PROJECT', projectId, { showNotes: true });
  const pages = [await read(`${project}/notes/${noteId}`), await read(await share('NOTE', noteId))];
  for (const page of pages)
    expect([...page.matchAll(/<strong>(Participant \d)/g)].map(([, label]) => label)).toEqual([
      'Participant 4',
      'Participant 1',
    ]);
});
