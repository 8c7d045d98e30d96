import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addTag, highlight } from '#tests/support/coding.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addField, setValues, type Cell } from '#tests/support/fields.ts';
import { addContact, putInNote } from '#tests/support/people.ts';
import { exportArchive, type RefiArchive } from '#tests/support/refi/export-project.ts';
import { importProject } from '#tests/support/refi/import-project.ts';
import { structureOf } from '#tests/support/refi/structure-of.ts';
import { createScene, type Person, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { readFileOf, upload } from '#tests/support/upload.ts';
import { addInsight, addNote, ask } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let ada: Person;
beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
  ada = await (await scene.workspace('Here')).member({ role: 'MANAGER' });
});
afterAll(() => app.close());

const paragraph = (text: string) => ({
  type: 'paragraph',
  ...(text !== '' && { content: [{ type: 'text', text }] }),
});
const document = (...content: object[]) => JSON.stringify({ type: 'doc', content });
const wav = Buffer.from(
  'RIFF$\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0@\x1f\0\0\x80>\0\0\x02\0\x10\0data\0\0\0\0',
  'latin1',
);

async function made(mutation: string, type: string, input: object): Promise<string> {
  const data = await ask(ada, `mutation ($input: ${type}!) { ${mutation}(input: $input) { id } }`, { input });
  return data[mutation].id;
}

async function tagsOf(projectId: string) {
  const boardId = await made('createTagBoard', 'CreateTagBoardInput', { projectId, title: 'Journey' });
  const wideId = await made('createTagBoard', 'CreateTagBoardInput', { title: 'Everywhere' });
  const money = await made('createTagGroup', 'CreateTagGroupInput', {
    projectId,
    title: 'Money',
    color: '#aabbcc',
  });
  const entry = await made('createTagGroup', 'CreateTagGroupInput', {
    boardId,
    title: 'Entry',
    color: '#0a0b0c',
  });
  await made('createTagGroup', 'CreateTagGroupInput', { boardId, title: 'Later', color: '#112200' });
  const description = 'Too much\nto pay';
  return {
    price: await addTag(ada, { projectId, groupId: money }, 'Price', { color: '#112233', description }),
    free: await addTag(ada, { projectId, groupId: money }, 'Free & “easy”', { color: '#223344' }),
    alone: await addTag(ada, { projectId }, 'Alone', { color: '#334455' }),
    start: await addTag(ada, { boardId, groupId: entry }, 'Start', { color: '#445566' }),
    wide: await addTag(ada, { boardId: wideId }, 'Of the workspace', { color: '#556677' }),
  };
}

async function say(objectType: string, objectId: string, words: string, more: object = {}): Promise<string> {
  return made('startThread', 'StartThreadInput', {
    objectType,
    objectId,
    body: document(...words.split('\n').map(paragraph)),
    ...more,
  });
}

async function fill(cells: readonly Cell[]): Promise<void> {
  const { body } = await setValues(ada, cells);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
}

/** One project with each kind of thing that the exchange format can hold. */
async function fullProject(): Promise<string> {
  const projectId = await made('createProject', 'CreateProjectInput', {
    title: 'Café <study>',
    summary: 'All & more',
  });
  const tags = await tagsOf(projectId);
  const callId = await writtenNote(projectId, tags);
  await shownNote(projectId, tags);
  await insightAbout(projectId, callId, tags);
  await addNote(ada, projectId, { title: 'Empty' });
  return projectId;
}

type Tags = Awaited<ReturnType<typeof tagsOf>>;

async function writtenNote(projectId: string, tags: Tags): Promise<string> {
  const heading = {
    type: 'heading',
    attrs: { level: 2 },
    content: [{ type: 'text', text: 'First 😀😀 part' }],
  };
  const content = document(heading, paragraph('It is slow and dear.'), paragraph('It is slow again.'));
  const noteId = await addNote(ada, projectId, { title: 'Call', content });
  const slow = await highlight(ada, noteId, 'slow and dear', {
    tagIds: [tags.price, tags.alone, tags.start],
  });
  await highlight(ada, noteId, 'and dear', { tagIds: [tags.free] });
  await highlight(ada, noteId, '😀 part', { tagIds: [tags.wide] });
  await highlight(ada, noteId, 'again');
  const threadId = await say('NOTE', noteId, 'Why is it\n\nslow?', {
    anchor: 'HIGHLIGHT',
    highlightId: slow,
  });
  await ask(ada, 'mutation ($id: ID!, $body: String!) { reply(threadId: $id, body: $body) { id } }', {
    id: threadId,
    body: document(paragraph('Nobody knows')),
  });
  await say('NOTE', noteId, 'A good call');
  const fields = [
    ['TEXT', 'Channel', 'Phone <1>'],
    ['NUMBER', 'Seats', '7.5'],
    ['BOOLEAN', 'Paid', 'true'],
    ['DATETIME', 'When', '2026-03-04'],
  ] as const;
  const cells: Cell[] = [];
  for (const [type, label, value] of fields)
    cells.push({ objectId: noteId, fieldId: (await addField(ada, projectId, { type, label })).id, value });
  const plan = await addField(ada, projectId, {
    type: 'SELECT',
    label: 'Plan',
    options: [{ label: 'Free' }, { label: 'Pro' }],
  });
  cells.push({ objectId: noteId, fieldId: plan.id, value: plan.options.map(({ id }) => id).join(',') });
  const bo = await addContact(ada, { name: 'Bo', email: 'bo@example.org' });
  const cleo = await addContact(ada, { name: 'Cleo' });
  await putInNote(ada, noteId, [bo, cleo]);
  const age = await addField(ada, null, { owner: 'PERSON', type: 'NUMBER', label: 'Age' });
  await fill([{ objectId: bo, fieldId: age.id, value: '41' }]);
  await fill(cells);
  return noteId;
}

/** A recording with its transcript, a PDF and a picture in one note. */
async function shownNote(projectId: string, tags: Tags): Promise<void> {
  const owner = { type: 'NOTE', id: await addNote(ada, projectId, { title: 'Files' }) } as const;
  const fileId = await upload(app, ada, owner, { name: 'Talk.wav', bytes: wav });
  const pdf = await PDFDocument.create();
  pdf.addPage([400, 300]);
  const pdfId = await upload(app, ada, owner, { name: 'Study.pdf', bytes: Buffer.from(await pdf.save()) });
  const png = await sharp({ create: { width: 100, height: 50, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  const pictureId = await upload(app, ada, owner, { name: 'Screen.png', bytes: png });
  await eventually('the page is measured', async () => (await readFileOf(ada, pdfId)).pageCount === 1, {
    withinMs: 60_000,
  });
  const said = (text: string, start: number, end: number) => ({
    type: 'utterance',
    attrs: { fileId, speakerName: 'Bo', start, end },
    content: [{ type: 'text', text }],
  });
  const noteId = await addNote(ada, projectId, {
    title: 'Talk',
    content: document(
      paragraph('What we heard'),
      { type: 'audioVideo', attrs: { fileId, name: 'Talk.wav', media: 'AUDIO' } },
      said('It is slow', 1, 2.5),
      said('and dear', 3, 4),
      { type: 'file', attrs: { fileId: pdfId, name: 'Study.pdf' } },
      { type: 'image', attrs: { src: `/image/${pictureId}`, fileId: pictureId } },
    ),
  });
  await highlight(ada, noteId, 'is slow', { tagIds: [tags.price, tags.start] });
  await highlight(ada, noteId, 'heard', { tagIds: [tags.alone] });
  const at = (more: object) =>
    made('createHighlight', 'CreateHighlightInput', { objectType: 'NOTE', objectId: noteId, ...more });
  await at({
    audioVideo: { fileId, startTime: 3.25, endTime: 4, type: 'AUDIO' },
    text: 'A laugh',
    tagIds: [tags.free],
  });
  const area = { page: 1, left: 0.25, top: 0.5, width: 0.25, height: 0.1, fileId: pdfId };
  const chart = await at({ pdfAreas: [area], text: 'A chart', tagIds: [tags.price, tags.free] });
  await say('NOTE', noteId, 'Look at this', { anchor: 'HIGHLIGHT', highlightId: chart });
}

async function insightAbout(projectId: string, callId: string, tags: Tags): Promise<void> {
  const { highlights } = await ask(
    ada,
    'query ($id: ID!) { highlights(filter: { objectId: $id }, first: 1) { items { id } } }',
    { id: callId },
  );
  const card = (kind: string, id: string) => ({ type: 'referenceCard', attrs: { kind, id } });
  const insightId = await addInsight(ada, projectId, {
    title: 'Slow is dear',
    content: document(
      paragraph('People leave.'),
      card('highlight', highlights.items[0].id),
      paragraph('They say so.'),
      card('note', callId),
      card('tag', tags.price),
    ),
  });
  await addInsight(ada, projectId, {
    title: 'Second',
    content: document(paragraph('See the first'), card('insight', insightId)),
  });
  await highlight(ada, insightId, 'leave', { objectType: 'INSIGHT', tagIds: [tags.alone] });
  await say('INSIGHT', insightId, 'Well said');
  const field = await addField(ada, projectId, { owner: 'INSIGHT', type: 'TEXT', label: 'Impact' });
  const cells = [{ objectId: insightId, fieldId: field.id, value: 'High' }];
  await fill(cells);
}

function countsIn({ xml }: RefiArchive): Record<string, number> {
  const names =
    'Code Variable Case TextSource PictureSource PDFSource AudioSource Note Link Set PlainTextSelection PDFSelection AudioSelection TranscriptSelection Coding VariableValue NoteRef User';
  return Object.fromEntries(
    names.split(' ').map((name) => [name, xml.match(new RegExp(`<${name}[ >]`, 'g'))?.length ?? 0]),
  );
}

test('a project made in Hark goes out, into an empty workspace and out again as the same', async () => {
  const once = await exportArchive(app, ada, await fullProject());
  expect(countsIn(once)).toEqual({
    Code: 10,
    Variable: 7,
    Case: 2,
    TextSource: 4,
    PictureSource: 1,
    PDFSource: 1,
    AudioSource: 1,
    Note: 7,
    Link: 4,
    Set: 1,
    PlainTextSelection: 6,
    PDFSelection: 1,
    AudioSelection: 1,
    TranscriptSelection: 1,
    Coding: 12,
    VariableValue: 7,
    NoteRef: 5,
    User: 1,
  });
  ada = await (await scene.workspace('There')).member({ role: 'MANAGER' });
  const { projectId, status, reports } = await importProject(app, ada, {
    fileName: 'x.qdpx',
    bytes: once.bytes,
  });
  expect([status, reports]).toEqual(['COMPLETE', ['Users: 1']]);
  const twice = await exportArchive(app, ada, projectId ?? '');
  expect(structureOf(twice)).toEqual(structureOf(once));
});
