import { afterAll, beforeAll, expect, test } from 'vitest';
import { addContact } from '#tests/support/people.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTheme } from '#tests/support/themes.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { addInsight, addNote, addProject, ask, documentOf } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Reviews');
  ({ owner } = place);
});
afterAll(() => app.close());

type Said = { readonly text: string; readonly participant?: string };

/** What people said in a channel, imported as it would be, and an insight made from the theme of it. */
async function insightOf(
  said: readonly Said[],
): Promise<{ channelId: string; projectId: string; insightId: string }> {
  const { createChannel } = await ask(
    owner,
    'mutation { createChannel(input: { title: "Reviews" }) { id } }',
  );
  const themeId = await addTheme(app, place, createChannel.id, said);
  await ask(owner, 'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount } }', {
    input: {
      channelId: createChannel.id,
      source: 'CSV',
      points: said.map(({ participant }) => ({
        text: 'As in the table',
        participant,
        saidAt: '2026-03-01T10:00:00.000Z',
      })),
    },
  });
  const projectId = await addProject(owner);
  const { createInsightFromTheme: made } = await ask(
    owner,
    'mutation ($themeId: ID!, $projectId: ID!) { createInsightFromTheme(themeId: $themeId, projectId: $projectId) { id } }',
    { themeId, projectId },
  );
  return { channelId: createChannel.id, projectId, insightId: made.id };
}

async function pageOf(type: 'INSIGHT' | 'PROJECT', id: string, hideNames = true): Promise<string> {
  const { createPublicLink } = await ask(
    owner,
    'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { url } }',
    { input: { type, id, hideNames } },
  );
  const { body } = await new Visitor(app, place.workspace.subdomain).get(
    new URL(createPublicLink.url).pathname,
  );
  const page = String(body);
  return page.replace(/<style>.*<\/style>/s, '');
}

const reviews: readonly Said[] = [
  { text: 'It came late, write to REVIEWER126@Example.org.', participant: 'reviewer126@example.org' },
  { text: 'An example: Marta Silva waited too.', participant: 'marta.silva@example.org' },
  { text: 'Two days late', participant: 'Marta Silva' },
  { text: 'Never on time', participant: 'Ada Byron <ada@example.org>' },
  { text: 'Still waiting', participant: 'reviewer126@example.org' },
];

test('an insight made from a theme names no participant of a data point, by name or by address', async () => {
  const { projectId, insightId } = await insightOf(reviews);
  await ask(owner, 'mutation ($id: ID!) { publishInsight(id: $id) { id } }', { id: insightId });
  for (const page of [await pageOf('INSIGHT', insightId), await pageOf('PROJECT', projectId)]) {
    expect(page).not.toMatch(/reviewer126|example\.org|Marta|Silva|Ada|Byron/i);
    // One person, one number: above their words and inside of them.
    const [, number] = /write to \[Participant (\d)\]\..*?<p>— Participant \1, /s.exec(page) ?? [];
    expect(page.slice(page.indexOf('<body')).split(`— Participant ${number}, `)).toHaveLength(3);
    expect(page).toMatch(
      /An example: \[Participant (\d)\] waited too\..*?Two days late<\/p><p>— Participant \1, /s,
    );
  }
});

test('a link that shows names still does', async () => {
  const { insightId } = await insightOf(reviews);
  const page = await pageOf('INSIGHT', insightId, false);
  for (const name of ['reviewer126@example.org', 'Marta Silva', 'REVIEWER126@Example.org'])
    expect(page).toContain(name);
});

test('a participant who is a contact is one with them, whatever of them a text has', async () => {
  const vera = await addContact(owner, { name: 'Vera Blum', email: 'vera@blum.example' });
  expect(vera).toBeTruthy();
  const { projectId, insightId } = await insightOf([
    { text: 'Vera Blum said so', participant: 'vera@blum.example' },
    { text: 'Ask Vera@Blum.example.', participant: 'Otto Sand' },
  ]);
  const page = await pageOf('INSIGHT', insightId);
  expect(page).not.toMatch(/vera|blum|otto|sand/i);
  expect(page).toMatch(/\[Participant (\d)\] said so<\/p><p>— Participant \1, .*Ask \[Participant \1\]\./s);
  // Wherever somebody typed an address of a contact of the workspace, also where nothing else tells of them.
  const typed = await addInsight(owner, projectId, {
    title: 'Mail from vera@blum.example',
    content: documentOf('Written by vera@blum.example to help@elsewhere.example'),
  });
  const other = await pageOf('INSIGHT', typed);
  expect(other).not.toMatch(/vera|blum/i);
  expect(other).toContain('to help@elsewhere.example');
});

test('an insight made from a summary or an answer names no participant either', async () => {
  const { channelId, projectId } = await insightOf(reviews);
  const { channel } = await ask(owner, `{ channel(id: "${channelId}") { themes { items { id } } } }`);
  const href = `/channels/${channelId}/themes/${channel.themes.items[0].id}`;
  const line = (text: string) => ({
    type: 'paragraph',
    content: [
      { type: 'text', text: '— ' },
      { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] },
    ],
  });
  const quote = (text: string, said: string) => ({
    type: 'blockquote',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }, line(said)],
  });
  const content = [
    quote('Never', 'Marta Silva, Late, lost parcels'),
    quote('Again', 'reviewer126@example.org, Late'),
    quote('Nobody', 'Late, lost parcels'),
  ];
  const insight = await addInsight(owner, projectId, {
    title: 'Marta waits',
    content: JSON.stringify({ type: 'doc', content }),
  });
  const page = await pageOf('INSIGHT', insight);
  expect(page).not.toMatch(/reviewer126|Marta|Silva/);
  for (const words of ['— Participant 1, Late, lost', '— Participant 2, Late', '— Late, lost'])
    expect(page).toContain(words);
});

test('who said it stays hidden when their data point is gone', async () => {
  const { channelId, insightId } = await insightOf(reviews);
  await ask(owner, 'mutation ($id: ID!) { trashChannel(id: $id) { id } }', { id: channelId });
  await ask(owner, 'mutation ($id: ID!) { deletePermanently(type: CHANNEL, id: $id) }', { id: channelId });
  expect(await pageOf('INSIGHT', insightId)).not.toMatch(/reviewer126|Marta|Silva|Ada|Byron/i);
});

test('a note made of a data point names nobody, and nor do other texts of its project', async () => {
  const { channelId, projectId } = await insightOf(reviews);
  const { channel } = await ask(
    owner,
    `{ channel(id: "${channelId}") { dataPoints { items { id text participant } } } }`,
  );
  const ids = (channel.dataPoints.items as { id: string }[]).map(({ id }) => id);
  await ask(owner, 'mutation ($input: SendToProjectInput!) { sendToProject(input: $input) { noteIds } }', {
    input: { channelId, projectId, ids, as: 'HIGHLIGHT' },
  });
  await addNote(owner, projectId, { title: 'Later', content: documentOf('Ada Byron called again.') });
  const insight = await addInsight(owner, projectId, {
    title: 'What Marta Silva wants',
    content: documentOf('Ada Byron and MARTA.SILVA@EXAMPLE.ORG agree.'),
  });
  expect(await pageOf('INSIGHT', insight)).not.toMatch(/Marta|Silva|Ada|Byron|example\.org/i);
});
