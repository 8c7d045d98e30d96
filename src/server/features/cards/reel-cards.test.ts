import mammoth from 'mammoth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatDay } from '#domain/time/format-day.ts';
import { highlight } from '#tests/support/coding.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { addContact, putInNote } from '#tests/support/people.ts';
import { findBrowser } from '#server/platform/programs/find-browser.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { fetchBytes, upload } from '#tests/support/upload.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { addInsight, addNote, addProject, ask, close, detach, documentOf } from '#tests/support/work.ts';

const hasChromium = findBrowser({ chromium: undefined }) !== undefined;
let app: TestApp;
let place: Place;
let ada: Person;
let reader: Person;
let project: string;
beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace('Reel cards');
  ada = await place.member({ role: 'MANAGER' });
  reader = await place.member({ role: 'VIEWER' });
  project = await addProject(ada);
});
afterAll(() => app.close());

async function run(statement: string, ...values: unknown[]): Promise<void> {
  await app.database.owner.query(statement, values);
}

/** A note with a recording, in which each sentence is a highlight of five seconds. */
async function addTalk(title: string, sentences: readonly string[], contact: string) {
  const noteId = await addNote(ada, project, { title, content: documentOf(sentences.join(' ')) });
  await putInNote(ada, noteId, [await addContact(ada, { name: contact })]);
  const fileId = await upload(
    app,
    ada,
    { type: 'NOTE', id: noteId },
    { name: 'talk.txt', bytes: Buffer.from('talk') },
  );
  await run(`update files set media_type = 'VIDEO', processing = 'COMPLETE' where id = $1`, fileId);
  await run(
    `insert into file_outputs (workspace_id, file_id, kind, created_at) values ($1, $2, 'hls-v2', now())`,
    place.workspace.id,
    fileId,
  );
  const ids: string[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const id = await highlight(ada, noteId, sentence);
    await run(
      'update highlights set file_id = $1, start_time = $2, end_time = $3 where id = $4',
      fileId,
      index * 60,
      index * 60 + 5,
      id,
    );
    ids.push(id);
  }
  return { noteId, fileId, ids };
}

async function addReel(title: string, highlightIds: readonly string[]) {
  const home = await addInsight(ada, project, { title: 'Where it is' });
  const { createReel } = await ask(
    ada,
    'mutation ($input: CreateReelInput!) { createReel(input: $input) { id } }',
    { input: { insightId: home, title, highlightIds } },
  );
  return { id: createReel.id, home };
}

const cardOf = (id: string, hidden = ''): Promise<string> =>
  addInsight(ada, project, {
    content: JSON.stringify({
      type: 'doc',
      content: [{ type: 'referenceCard', attrs: { kind: 'reel', id, hidden } }],
    }),
  });

async function readFiles(insightId: string): Promise<Record<string, string>> {
  const read = async (format: string): Promise<Buffer> =>
    (await fetchBytes(app, reader, `/api/documents/${insightId}/export.${format}`)).bytes;
  return {
    markdown: String(await read('md')),
    text: String(await read('txt')),
    html: String(await read('html')),
    word: (await mammoth.extractRawText({ buffer: await read('docx') })).value,
    ...(hasChromium && { pdf: await pdfText(await read('pdf')) }),
  };
}

async function readPage(insightId: string, more: Record<string, unknown> = {}): Promise<string> {
  const { createPublicLink } = await ask(
    ada,
    'mutation ($input: CreatePublicLinkInput!) { createPublicLink(input: $input) { url } }',
    { input: { type: 'INSIGHT', id: insightId, ...more } },
  );
  const { pathname } = new URL(createPublicLink.url);
  return (await new Visitor(app, place.workspace.subdomain).get(pathname)).body;
}

describe('a reel in a text that is exported or shared', () => {
  test('gives its title, its length and its quotes with who said them, in the order of the reel', async () => {
    const talk = await addTalk('Kitchen visit', ['It froze.', 'I gave up.'], 'Rosa Diaz');
    const reel = await addReel('Best of visits', talk.ids.toReversed());
    const insight = await cardOf(reel.id);
    const files = await readFiles(insight);
    for (const [format, output] of Object.entries({ ...files, page: await readPage(insight) })) {
      for (const words of ['Best of visits', '2 clips', '0:10', 'Rosa Diaz · Kitchen visit · 1:00–1:05'])
        expect([format, words, output.includes(words)]).toEqual([format, words, true]);
      expect(output.indexOf('I gave up.')).toBeLessThan(output.indexOf('It froze.'));
      expect(output).not.toContain('left out');
    }
    expect(files['markdown']).toMatch(/\[Best of visits\]\(http\S+\/insights\/\S+\/reels\/\S+\)/);
  });

  test('counts and names only what its reader may see, and says that the rest is left out', async () => {
    const [open, closed] = [
      await addTalk('Open visit', ['It was slow.'], 'Otto Open'),
      await addTalk('Closed visit', ['A secret.'], 'Clara Closed'),
    ];
    await detach(ada, { type: 'NOTE', id: closed.noteId });
    await close(ada, { type: 'NOTE', id: closed.noteId });
    const insight = await cardOf((await addReel('Both', [...open.ids, ...closed.ids])).id);
    const outputs = { ...(await readFiles(insight)), page: await readPage(insight) };
    for (const output of Object.values(outputs)) {
      expect(output).toMatch(/1 clip · 0:05/);
      expect(output).toContain('It was slow.');
      expect(output).toContain('1 clip left out: not available to you.');
      expect(output).not.toMatch(/secret|Clara|Closed visit/);
    }
  });

  test('names nobody where the link hides names', async () => {
    const talk = await addTalk('Visit of Nora', ['Nobody told me.'], 'Nora Name');
    const page = await readPage(await cardOf((await addReel('Surprises', talk.ids)).id), { hideNames: true });
    expect(page).toContain('Nobody told me.');
    expect(page).not.toMatch(/Nora/);
  });

  test('is no longer for what can no longer be watched, whose words stay', async () => {
    const talk = await addTalk('Lost recording', ['Words stay.'], 'Vera Lund');
    const reel = await addReel('Without pictures', talk.ids);
    await ask(ada, 'mutation ($ids: [ID!]!) { trashFiles(ids: $ids) { id } }', { ids: [talk.fileId] });
    const { text } = await readFiles(await cardOf(reel.id));
    expect(text).toContain('Words stay.');
    expect(text).toContain(`1 clip · ${ada.name}`);
  });

  test('has a length that can be turned off', async () => {
    const talk = await addTalk('Toggled', ['On and off.'], 'Tina Toggle');
    const { text } = await readFiles(await cardOf((await addReel('Short', talk.ids)).id, 'duration,date'));
    expect(text).toContain(`1 clip · ${ada.name}\n`);
    expect(text).not.toContain(formatDay(app.clock.now()));
  });

  test('does not call hidden what is behind the most that a card shows', async () => {
    const talk = await addTalk('Long', ['Once more.'], 'Lena Long');
    const reel = await addReel('Long one', talk.ids);
    await run(
      `insert into reel_parts (workspace_id, id, reel_id, rank, file_id, start_at, end_at)
       select $1, gen_random_uuid(), $2, 1000000 + n, $3, 0, 1 from generate_series(1, 101) n`,
      place.workspace.id,
      reel.id,
      talk.fileId,
    );
    const { text } = await readFiles(await cardOf(reel.id));
    expect(text).toContain('99 clips left out: not available to you. 2 more clips in the reel.');
  });
});

test('an insight’s card says how far it is in one word: published, or the status of its draft', async () => {
  const insight = await addInsight(ada, project, { title: 'Lists get lost' });
  const content = JSON.stringify({
    type: 'doc',
    content: [{ type: 'referenceCard', attrs: { kind: 'insight', id: insight } }],
  });
  const holder = await addInsight(ada, project, { content });
  for (const output of Object.values(await readFiles(holder))) expect(output).toContain('Draft · Research');
  await ask(ada, 'mutation ($id: ID!) { publishInsight(id: $id) { id } }', { id: insight });
  for (const output of Object.values(await readFiles(holder))) {
    expect(output).toContain('Published · Research');
    expect(output).not.toContain('Draft');
  }
  // Strangers read of others only what is published.
  const page = await readPage(holder);
  expect(page).toContain('Lists get lost');
  expect(page).not.toMatch(/Published|Draft/);
});
