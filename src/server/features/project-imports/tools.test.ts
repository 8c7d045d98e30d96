import { strToU8, zipSync, type Zippable } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unknownExport } from '#domain/imports/recognize-tool.ts';
import { highlightsIn } from '#tests/support/coding.ts';
import { addContact, partsOf } from '#tests/support/people.ts';
import { importProject, readProjectImport, sendProject } from '#tests/support/refi/import-project.ts';
import { createScene, type Person } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { ask } from '#tests/support/work.ts';

let app: TestApp;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp();
  ada = await (await createScene(app)).member({ role: 'MANAGER' });
});
afterAll(() => app.close());

const zip = (files: Record<string, string>) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );

async function notesOf(
  projectId: string | null,
): Promise<{ id: string; title: string; fieldValues: { value: string | null }[] }[]> {
  const { notes } = await ask(
    ada,
    'query ($id: ID!) { notes(projectId: $id, first: 50) { items { id title fieldValues { value } } } }',
    { id: projectId },
  );
  return notes.items;
}

const long = 'A very long remark. '.repeat(30).trim();
const dovetail = {
  'Checkout/notes.csv': [
    'ID,Title,Created at,Participants,Tags,Plan,Remarks',
    `n1,Call with Grace,2026-03-04,"Grace Hopper; Bo",interview,Pro,${long}`,
    'n2,Empty one,spring,,,Free,',
  ].join('\n'),
  'Checkout/notes/Call with Grace.html':
    '<html><head><title>x</title></head><body><h1>Call with Grace</h1><p>The <b>export</b> is slow.</p><ul><li>It costs too much</li></ul></body></html>',
  'Checkout/notes/Left alone.md': '# Left alone\n\nNobody lists **this** page.',
  'Checkout/highlights.csv': [
    'Highlight,Note,Note ID,Tags,Created by',
    '"The export is slow.",Call with Grace,n1,"pain, speed",Robin',
    '“costs too much”,Call with Grace,n1,price,Robin',
    'Words that were edited,Call with Grace,n1,price,Robin',
    'From nowhere,Gone,n9,pain,Robin',
  ].join('\n'),
  'Checkout/tags.csv': [
    'Tag,Group,Color,Description',
    'pain,Feelings,#ff0000,It hurts',
    'price,Money,,',
  ].join('\n'),
  'Checkout/insights/Slow exports.md': '# Slow exports\n\nPeople *wait*.',
  'Checkout/people.csv': 'Name,Email,Company\nGrace Hopper,grace@example.com,Navy\nBo,,Acme\n',
  'Checkout/files/plan.txt': 'A plan.',
  '__MACOSX/._x': 'x',
};

test('a ZIP file of any other files is refused with what can be done instead', async () => {
  const bytes = zip({ 'Calls/ada.txt': 'It is slow', 'Calls/bo.txt': 'It is quick' });
  const { id, status, title } = await sendProject(app, ada, { fileName: 'calls.zip', bytes });
  expect([status, title]).toEqual([422, unknownExport]);
  expect((await readProjectImport(ada, id)).status).toBe('UPLOADING');
});

test('an export of Dovetail is recognized, and comes in whole', async () => {
  await addContact(ada, { name: 'Grace Hopper', email: 'grace@example.com' });
  const sent = await sendProject(app, ada, { fileName: 'checkout.zip', bytes: zip(dovetail) });
  expect(sent).toMatchObject({ status: 204 });
  expect((await readProjectImport(ada, sent.id)).contents).toMatchObject({
    name: 'Checkout',
    origin: 'Dovetail',
    projects: [],
    sourceCount: 5,
    codingCount: 6,
    caseCount: 2,
    memoCount: 1,
    kept: ['Values of “Created by” of highlights: 4'],
  });
  const made = await importProject(app, ada, { fileName: 'checkout.zip', bytes: zip(dovetail) });
  expect(made).toMatchObject({ status: 'COMPLETE', error: null, noteCount: 5 });
  expect(made.reports).toContain('Values of “Created by” of highlights: 4');
  const notes = await notesOf(made.projectId);
  const noteOf = (title: string) => notes.find((note) => note.title === title);
  expect(notes.map(({ title }) => title).toSorted()).toEqual([
    'Call with Grace',
    'Empty one',
    'Highlights without a note',
    'Left alone',
    'plan.txt',
  ]);
  const grace = noteOf('Call with Grace');
  const coded = (await highlightsIn(ada, grace?.id ?? '')).map(
    ({ text, tags }) =>
      `${text}: ${tags
        .map(({ title }) => title)
        .toSorted()
        .join(', ')}`,
  );
  expect(coded.toSorted()).toEqual([
    'Call with Grace: interview',
    'The export is slow.: pain, speed',
    'Words that were edited: price',
    'costs too much: price',
  ]);
  const { note } = await ask(ada, 'query ($id: ID!) { note(id: $id) { content } }', { id: grace?.id });
  const written = JSON.stringify(note.content);
  expect(written).toContain('"bold"');
  expect(written).toContain('bulletList');
  expect(written).toContain('A very long remark.');
  expect(grace?.fieldValues.flatMap(({ value }) => value ?? [])).toEqual(['Pro']);
  expect(
    noteOf('Empty one')
      ?.fieldValues.flatMap(({ value }) => value ?? [])
      .toSorted(),
  ).toEqual(['Free', 'spring']);
  const people = await partsOf(ada, grace?.id ?? '');
  expect(people.map(({ person }) => person.name).toSorted()).toEqual(['Bo', 'Grace Hopper']);
  const { people: all } = await ask(ada, '{ people(first: 50) { items { name email } } }');
  expect(all.items.filter(({ name }: { name: string }) => name === 'Grace Hopper')).toHaveLength(1);
  const { insights } = await ask(ada, 'query ($id: ID!) { insights(projectId: $id) { items { title } } }', {
    id: made.projectId,
  });
  expect(insights.items).toEqual([{ title: 'Slow exports' }]);
  await ask(ada, 'mutation ($id: ID!) { undoProjectImport(id: $id) { status } }', { id: made.id });
  const left = await ask(ada, '{ people(first: 50) { items { name } } }');
  expect(left.people.items).toEqual([{ name: 'Grace Hopper' }]);
});

test('an export of Dovetail from Windows, with notes named by their titles, is the same', async () => {
  const windows = (lines: readonly string[]) => `\uFEFF${lines.join('\r\n')}\r\n`;
  const files = {
    'Pricing - highlights.csv': windows([
      'Highlight,Note title,Tags,Created at',
      '"It costs',
      'too much, ""really""",Call 1,"price, pain",2026-03-04T05:06:07Z',
    ]),
    'Pricing - tags.csv': windows(['Tag title,Tag group,Color', '"price, pain",Money,#E03131']),
    'Pricing - data.csv': windows([
      'Data title,Content,Source',
      'Call 1,"It costs too much, ""really"".",Zoom',
    ]),
  };
  const made = await importProject(app, ada, { fileName: 'pricing.zip', bytes: zip(files) });
  expect(made).toMatchObject({ status: 'COMPLETE', noteCount: 1, contents: { origin: 'Dovetail' } });
  const [note] = await notesOf(made.projectId);
  expect([note?.title, note?.fieldValues.flatMap(({ value }) => value ?? [])]).toEqual(['Call 1', ['Zoom']]);
  const [found] = await highlightsIn(ada, note?.id ?? '');
  expect([found?.text, found?.tags.map(({ title }) => title)]).toEqual([
    'It costs too much, "really"',
    ['price, pain'],
  ]);
});

const [page, database, row] = ['1', '2', '3'].map((digit) => digit.repeat(32));
const notion = {
  [`Research ${page}.md`]: '# Research\n\nAll our *work*.\n\n- one\n- two\n',
  [`Research ${page}/Interviews ${database}.csv`]: 'Name,Status\nAda,Done\n',
  [`Research ${page}/Interviews ${database}_all.csv`]:
    'Name,Status,Team\nAda,Done,Core\nWithout page,Open,Core\n',
  [`Research ${page}/Interviews ${database}/Ada ${row}.md`]:
    '# Ada\n\nStatus: Done\nTeam: Core\n\nShe said the export is slow.\n',
  [`Research ${page}/picture.txt`]: 'beside',
};

test('an export of Notion keeps its pages, the fields of its databases and rows without a page', async () => {
  const made = await importProject(app, ada, { fileName: 'Export-1.zip', bytes: zip(notion) });
  expect(made).toMatchObject({ status: 'COMPLETE', noteCount: 4 });
  expect(made.contents).toMatchObject({ origin: 'Notion' });
  const notes = await notesOf(made.projectId);
  const told = notes.map(({ title, fieldValues }) => [
    title,
    fieldValues.flatMap(({ value }) => value ?? []).toSorted(),
  ]);
  expect(Object.fromEntries(told)).toEqual({
    Research: [],
    Ada: ['Core', 'Done', 'Research/Interviews'],
    'Without page': ['Core', 'Open', 'Research/Interviews'],
    'picture.txt': [],
  });
  const { note } = await ask(ada, 'query ($id: ID!) { note(id: $id) { content } }', {
    id: notes.find(({ title }) => title === 'Ada')?.id,
  });
  const written = JSON.stringify(note.content);
  expect(written).toContain('She said the export is slow.');
  expect(written).not.toContain('Status:');
});

test('pages of Notion whose files have cut names, or no title, are the rows of their database', async () => {
  const whole = 'What did people expect of the export: speed, or “all of it” at once?';
  const place = 'Export-01234567-89ab-cdef-0123-456789abcdef/Private & Shared';
  const files = {
    [`${place}/Calls ${database}_all.csv`]: [
      '\uFEFFName,Team,Related',
      `"${whole}",Core,"Ada (https://www.notion.so/Ada-${row}?pvs=21), Bo (People/Bo%20${row}.md)"`,
      ',Lost,',
      'It’s/here,Slash,',
    ].join('\n'),
    [`${place}/Calls/What did people expect of the export speed, or “all ${'4'.repeat(32)}.md`]: `# ${whole}\n\nTeam: Core\nRelated: Ada, Bo\n\nBoth.\n`,
    [`${place}/Calls/Untitled ${'5'.repeat(32)}.md`]: '# Untitled\n\nTeam: Lost\n\nNobody named me.\n',
    [`${place}/Calls/It’s here ${'6'.repeat(32)}.md`]: '# It’s/here\n\nTeam: Slash\n',
  };
  const made = await importProject(app, ada, { fileName: 'Export-4.zip', bytes: zip(files) });
  expect(made).toMatchObject({ status: 'COMPLETE', noteCount: 3 });
  const told = (await notesOf(made.projectId)).map(({ title, fieldValues }) => [
    title,
    fieldValues.flatMap(({ value }) => value ?? []).toSorted(),
  ]);
  expect(Object.fromEntries(told)).toEqual({
    [whole]: ['Ada, Bo', 'Calls', 'Core'],
    Untitled: ['Calls', 'Lost'],
    'It’s/here': ['Calls', 'Slash'],
  });
});

test('an export of Notion in parts is read as one', async () => {
  const [first, ...others] = Object.entries(notion);
  const parts = [[first], others].map((part, at) => [
    `Export-Part-${at + 1}.zip`,
    zip(Object.fromEntries(part.flatMap((one) => (one ? [one] : [])))),
  ]);
  const bytes = Buffer.from(zipSync(Object.fromEntries(parts)));
  const made = await importProject(app, ada, { fileName: 'Export-2.zip', bytes });
  expect(made).toMatchObject({ status: 'COMPLETE', noteCount: 4, contents: { origin: 'Notion' } });
  expect((await notesOf(made.projectId)).map(({ title }) => title).toSorted()).toEqual([
    'Ada',
    'Research',
    'Without page',
    'picture.txt',
  ]);
});

test('pictures that pages name are in their notes', async () => {
  const color = (background: string) =>
    sharp({ create: { width: 8, height: 6, channels: 3, background } })
      .png()
      .toBuffer();
  const [red, blue, lone] = await Promise.all(['#c00', '#00c', '#0c0'].map(color));
  if (!red || !blue || !lone) throw new Error('A picture is missing');
  const files: Zippable = {
    [`Research ${page}.md`]: strToU8(
      `# Research\n\nBefore\n\n![A plan](Research%20${page}/the%20plan.png)\n\nAfter ![gone](gone.png) ![web](https://example.com/a.png)\n`,
    ),
    [`Research ${page}/Ada ${row}.html`]: strToU8(
      '<h1>Ada</h1><figure><a href="the%20plan.png"><img src="the%20plan.png"></a></figure><img src="../up/blue.png"><img src="../../../etc/passwd.png"><img src="fake.png">',
    ),
    [`Research ${page}/the plan.png`]: red,
    'up/blue.png': blue,
    'up/lone.png': lone,
    [`Research ${page}/fake.png`]: strToU8('no picture at all'),
  };
  const made = await importProject(app, ada, {
    fileName: 'Export-3.zip',
    bytes: Buffer.from(zipSync(files)),
  });
  expect(made).toMatchObject({ status: 'COMPLETE', error: null, noteCount: 3 });
  const notes = await notesOf(made.projectId);
  expect(notes.map(({ title }) => title).toSorted()).toEqual(['Ada', 'Research', 'lone.png']);
  type Block = { type: string; attrs?: { src?: string; fileId?: string; alt?: string; width?: number } };
  const blocksOf = async (title: string): Promise<Block[]> => {
    const id = notes.find((note) => note.title === title)?.id;
    const { note } = await ask(ada, 'query ($id: ID!) { note(id: $id) { content } }', { id });
    const content = typeof note.content === 'string' ? JSON.parse(note.content) : note.content;
    return content.content;
  };
  const research = (await blocksOf('Research')).filter(({ type }) => type === 'image');
  expect(research.map(({ attrs }) => [attrs?.alt, attrs?.width, attrs?.src?.split('/')[1]])).toEqual([
    ['A plan', 8, 'image'],
    ['web', null, ''],
  ]);
  const shown = (await blocksOf('Ada')).filter(({ type }) => type === 'image' || type === 'file');
  expect(shown.map(({ type }) => type)).toEqual(['image', 'image', 'file']);
  const { rows } = await app.database.owner.query<{ title: string; name: string; id: string }>(
    `select n.title, f.name, f.id from files f join notes n on n.id = f.owner_id
     where n.project_id = $1 order by 1, 2`,
    [made.projectId],
  );
  expect(rows.map(({ title, name }) => `${title}: ${name}`)).toEqual([
    'Ada: blue.png',
    'Ada: fake.png',
    'Ada: the plan.png',
    'Research: the plan.png',
    'lone.png: lone.png',
  ]);
  const named = [...research, ...shown].flatMap(({ attrs }) => attrs?.fileId ?? []);
  expect(new Set(named)).toEqual(
    new Set(rows.filter(({ title }) => title !== 'lone.png').map(({ id }) => id)),
  );
});

test.each([
  ['something else', { 'a.txt': 'x' }, /isn’t an export that Hark recognizes/],
  [
    'a broken table',
    { 'highlights.csv': 'Highlight\n"never ends', 'notes.csv': 'Title\nA\n' },
    /“highlights.csv” can’t be read/,
  ],
])('a ZIP file of %s is refused', async (_what, files, message) => {
  const sent = await sendProject(app, ada, { fileName: 'bad.zip', bytes: zip(files) });
  expect(sent.status).toBe(422);
  expect(sent.title).toMatch(message);
});
