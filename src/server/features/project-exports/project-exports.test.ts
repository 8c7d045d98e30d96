import { read, utils } from '@e965/xlsx';
import { unzipSync, strFromU8 } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '#server/platform/context/new-id.ts';
import { parseCsv } from '#domain/csv/parse-csv.ts';
import { addTag, highlight } from '#tests/support/coding.ts';
import { eventually } from '#tests/support/eventually.ts';
import { addContact, putInNote } from '#tests/support/people.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import {
  addInsight,
  addNote,
  addProject,
  ask,
  close,
  detach,
  documentOf,
  errorOf,
  eventsOf,
  grant,
} from '#tests/support/work.ts';
import { sweepProjectExports } from './sweep-project-exports.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let ada: Person;
let projectId: string;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace('Exports');
  ada = await place.member();
  projectId = await addProject(ada);
});

const start = `mutation ($projectId: ID!, $kind: ProjectExportKind!, $ids: [ID!], $format: ProjectExportFormat) {
  exportProject(projectId: $projectId, kind: $kind, ids: $ids, format: $format) { id status } }`;

type Made = { id: string; status: string; downloadUrl: string | null; error: string | null };

async function make(
  person: Person,
  kind: string,
  ids?: readonly string[],
  format?: 'CSV' | 'XLSX',
): Promise<Made> {
  const { exportProject } = await ask(person, start, { projectId, kind, ids, format });
  return eventually('the export has ended', async (): Promise<Made | undefined> => {
    const query = 'query ($id: ID!) { projectExport(id: $id) { id status downloadUrl error } }';
    const { projectExport } = await ask(person, query, { id: exportProject.id });
    return projectExport.status === 'WAITING' ? undefined : projectExport;
  });
}

async function download(person: Person, made: Made): Promise<Buffer> {
  const reply = await get(person, made);
  expect(reply.statusCode).toBe(200);
  return reply.rawPayload;
}

async function get(person: Person, { downloadUrl }: Made) {
  return app.http.inject({
    method: 'GET',
    url: downloadUrl ?? '',
    headers: { host: person.visitor.host, authorization: `Bearer ${await person.bearer()}` },
  });
}

async function rowsOf(person: Person, made: Made): Promise<string[][]> {
  const parsed = parseCsv((await download(person, made)).toString());
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}

async function filesOf(person: Person, made: Made): Promise<Record<string, string>> {
  const files = unzipSync(await download(person, made));
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

test('highlights, with what a spreadsheet would run kept as text', async () => {
  const noteId = await addNote(ada, projectId, {
    title: 'Call',
    content: documentOf('=1+1 is what they said'),
  });
  await highlight(ada, noteId, '=1+1');
  const made = await make(ada, 'HIGHLIGHTS');
  expect(made.status).toBe('COMPLETE');
  const raw = (await download(ada, made)).toString();
  expect(raw).toContain("'=1+1");
  const [, row] = await rowsOf(ada, made);
  expect(row?.slice(0, 3)).toEqual(['=1+1', '', 'Call']);
});

test('notes with their fields', async () => {
  const noteId = await addNote(ada, projectId, { title: 'Call', content: documentOf('Slow') });
  const { createField } = await ask(
    ada,
    'mutation ($input: CreateFieldInput!) { createField(input: $input) { id } }',
    { input: { owner: 'NOTE', projectId, label: 'Score', type: 'NUMBER' } },
  );
  await ask(
    ada,
    'mutation ($cells: [FieldCellInput!]!) { changeFieldValues(cells: $cells) { values { id } } }',
    {
      cells: [{ objectId: noteId, fieldId: createField.id, value: '7' }],
    },
  );
  const [header, row] = await rowsOf(ada, await make(ada, 'NOTES'));
  expect(header?.slice(0, 4)).toEqual(['Title', 'Content', 'Summary', 'Score']);
  expect(row?.slice(0, 4)).toEqual(['Call', 'Slow', '', '7']);
});

test('notes with their tags, people and survey answers', async () => {
  const noteId = await addNote(ada, projectId, { title: 'Call', content: documentOf('Slow and late') });
  for (const [text, tag] of [
    ['Slow', 'Speed'],
    ['late', 'Delivery'],
  ] as const) {
    const tagId = await addTag(ada, { projectId }, tag);
    await highlight(ada, noteId, text, { tagIds: [tagId] });
  }
  const hidden = await addContact(place.owner, { name: 'Secret Sam' });
  await putInNote(ada, noteId, [await addContact(ada, { name: 'Zoë' }), hidden]);
  await ask(place.owner, 'mutation ($ids: [ID!]!) { hidePeople(ids: $ids) { id } }', { ids: [hidden] });
  const ask1 = 'mutation ($input: CreateQuestionInput!) { createQuestion(input: $input) { id } }';
  const { createQuestion } = await ask(ada, ask1, { input: { projectId, title: 'Why?', type: 'FREE_TEXT' } });
  await ask(
    ada,
    `mutation ($noteId: ID!, $answers: [QuestionAnswerInput!]!) {
      answerQuestions(noteId: $noteId, answers: $answers) { id } }`,
    { noteId, answers: [{ questionId: createQuestion.id, text: 'Because' }] },
  );
  const [header, row] = await rowsOf(ada, await make(ada, 'NOTES'));
  expect(header?.slice(3, 6)).toEqual(['Tags', 'Participants', 'Why?']);
  expect(row?.slice(3, 6)).toEqual(['Delivery; Speed', 'Zoë; Contact hidden', 'Because']);
  await expect(make(ada, 'CONTACTS')).rejects.toThrow('FORBIDDEN');
  await grant(ada, { type: 'PROJECT', id: projectId }, place.owner, 'FULL');
  const [, ...contacts] = await rowsOf(place.owner, await make(place.owner, 'CONTACTS'));
  expect(contacts.map(([name, , notes]) => [name, notes])).toEqual([
    ['Secret Sam', 'Call'],
    ['Zoë', 'Call'],
  ]);
});

test('tags, insights and figures as tables', async () => {
  const noteId = await addNote(ada, projectId, { title: 'Call', content: documentOf('Slow') });
  const tagId = await addTag(ada, { projectId }, 'Speed');
  await highlight(ada, noteId, 'Slow', { tagIds: [tagId] });
  await addInsight(ada, projectId, { title: 'Finding', content: documentOf('It is slow') });
  const [tagHeader, tag] = await rowsOf(ada, await make(ada, 'TAGS'));
  expect([tagHeader?.[0], tagHeader?.[6], tag?.[0], tag?.[6]]).toEqual(['Title', 'Highlights', 'Speed', '1']);
  const [, insight] = await rowsOf(ada, await make(ada, 'INSIGHTS'));
  expect(insight?.slice(0, 4)).toEqual(['Finding', 'It is slow', 'Draft', 'No']);
  const [, figures] = await rowsOf(ada, await make(ada, 'CHARTS'));
  expect(figures).toEqual(['Tag', 'Speed', '', '1', '1', '4']);
});

test('figures of questions say how often each answer was given', async () => {
  const noteId = await addNote(ada, projectId, { title: 'Call' });
  const { createQuestion } = await ask(
    ada,
    'mutation ($input: CreateQuestionInput!) { createQuestion(input: $input) { id options { id } } }',
    {
      input: {
        projectId,
        title: 'Which do you use?',
        type: 'MULTI_SELECT',
        options: [{ optionText: 'Slack' }, { optionText: 'Teams' }],
      },
    },
  );
  await ask(
    ada,
    'mutation ($noteId: ID!, $answers: [QuestionAnswerInput!]!) { answerQuestions(noteId: $noteId, answers: $answers) { id } }',
    { noteId, answers: [{ questionId: createQuestion.id, optionIds: [createQuestion.options[0].id] }] },
  );
  const [, ...figures] = await rowsOf(ada, await make(ada, 'CHARTS'));
  expect(figures).toEqual([
    ['Question', 'Which do you use?', '', '', '1', ''],
    ['Answer', 'Slack', 'Which do you use?', '', '1', ''],
    ['Answer', 'Teams', 'Which do you use?', '', '0', ''],
  ]);
});

test('a table as an Excel workbook, named after the project', async () => {
  await ask(ada, 'mutation ($input: UpdateProjectInput!) { updateProject(input: $input) { id } }', {
    input: { id: projectId, title: 'Onboarding study' },
  });
  await addNote(ada, projectId, { title: '=1+1', content: documentOf('<b>bold</b>') });
  const made = await make(ada, 'NOTES', undefined, 'XLSX');
  const { headers } = await get(ada, made);
  expect(headers['content-disposition']).toContain(
    "filename*=UTF-8''Onboarding%20study%20%E2%80%93%20notes.xlsx",
  );
  const book = read(await download(ada, made));
  const rows = utils.sheet_to_json<string[]>(book.Sheets['notes'] ?? {}, { header: 1 });
  expect(rows[0]?.slice(0, 2)).toEqual(['Title', 'Content']);
  expect(rows[1]?.slice(0, 2)).toEqual(['=1+1', '<b>bold</b>']);
});

test('notes and insights as Word documents', async () => {
  await addNote(ada, projectId, { title: 'Call', content: documentOf('Slow') });
  await addInsight(ada, projectId, { title: 'Finding', content: documentOf('It is slow') });
  const files = unzipSync(await download(ada, await make(ada, 'WORD')));
  expect(Object.keys(files)).toEqual(['notes/call.docx', 'insights/finding.docx']);
  const word = unzipSync(files['insights/finding.docx'] ?? new Uint8Array());
  expect(strFromU8(word['word/document.xml'] ?? new Uint8Array())).toContain('It is slow');
});

test('only what was selected', async () => {
  const ids: string[] = [];
  for (const title of ['One', 'Two', 'Three'])
    ids.push(await addNote(ada, projectId, { title, content: documentOf('Slow') }));
  const [one = '', two = ''] = ids;
  const quotes = [await highlight(ada, one, 'Slow'), await highlight(ada, two, 'Slow')];
  const elsewhere = await addNote(ada, await addProject(ada), { title: 'Elsewhere' });
  const chosen = [one, two, elsewhere];
  const titles = async (kind: string, only: string[], column: number) =>
    (await rowsOf(ada, await make(ada, kind, only))).slice(1).map((row) => row[column]);
  expect(await titles('NOTES', chosen, 0)).toEqual(['One', 'Two']);
  expect(await titles('HIGHLIGHTS', quotes.slice(1), 2)).toEqual(['Two']);
  expect(Object.keys(await filesOf(ada, await make(ada, 'DOCUMENTS', chosen)))).toEqual([
    'notes/one.md',
    'notes/two.md',
  ]);
  const refusal = async (kind: string, only: string[]) =>
    errorOf(await ada.graphql(start, { projectId, kind, ids: only }))[1];
  expect(await refusal('TAGS', ids)).toBe(
    'Tags, contacts and charts can only be exported for the whole project',
  );
  for (const kind of ['CODEBOOK', 'QDPX'])
    expect(await refusal(kind, ids)).toBe('REFI-QDA files can only be exported for the whole project');
  expect(await refusal('NOTES', [])).toBe('Choose 1 to 1,000 at a time');
});

test('documents, without those that the person may not see', async () => {
  await addNote(ada, projectId, { title: 'Call', content: documentOf('Slow') });
  await addNote(ada, projectId, { title: 'Call', content: documentOf('Again') });
  await addInsight(ada, projectId, { title: 'Finding', content: documentOf('It is slow') });
  const secret = await addNote(ada, projectId, { title: 'Secret', content: documentOf('Hidden') });
  const bo = await place.member();
  await grant(ada, { type: 'PROJECT', id: projectId }, bo, 'FULL');
  await detach(ada, { type: 'NOTE', id: secret });
  await close(ada, { type: 'NOTE', id: secret });
  await ask(ada, 'mutation ($input: RevokeAccessInput!) { revokeAccess(input: $input) { inherited } }', {
    input: { type: 'NOTE', id: secret, grantee: { memberId: bo.id } },
  });
  expect(await filesOf(bo, await make(bo, 'DOCUMENTS'))).toEqual({
    'notes/call.md': '# Call\n\nSlow\n',
    'notes/call-2.md': '# Call\n\nAgain\n',
    'insights/finding.md': '# Finding\n\nIt is slow\n',
  });
  expect(Object.keys(await filesOf(ada, await make(ada, 'DOCUMENTS')))).toContain('notes/secret.md');
});

test('transcripts for players and for reading', async () => {
  const attrs = { fileId: newId(), speakerName: 'Ada', start: 1, end: 2.5 };
  const said = { type: 'utterance', attrs, content: [{ type: 'text', text: 'It is slow' }] };
  await addNote(ada, projectId, { title: 'Call', content: JSON.stringify({ type: 'doc', content: [said] }) });
  expect(await filesOf(ada, await make(ada, 'TRANSCRIPTS'))).toEqual({
    'notes/call.txt': 'Ada: It is slow\n',
    'notes/call.vtt': 'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\n<v Ada>It is slow\n',
    'notes/call.srt': '1\r\n00:00:01,000 --> 00:00:02,500\r\nAda: It is slow\r\n\r\n',
  });
});

test('a project without recordings has an archive without captions', async () => {
  await addNote(ada, projectId, { title: 'Call', content: documentOf('Slow') });
  expect(await filesOf(ada, await make(ada, 'TRANSCRIPTS'))).toEqual({});
});

test('tags as a codebook, refused in words where there are none', async () => {
  expect(await make(ada, 'CODEBOOK')).toMatchObject({ status: 'FAILED', error: 'This project has no tags' });
  const id = await addTag(ada, { projectId }, 'Price');
  const text = (await download(ada, await make(ada, 'CODEBOOK'))).toString();
  expect(text).toContain(`<Code guid="${id}" name="Price" isCodable="true" color="#`);
});

test('only people with full access export, each for themselves, and it is in the audit log', async () => {
  const writer = await place.member();
  expect(errorOf(await writer.graphql(start, { projectId, kind: 'NOTES' }))[0]).toBe('Forbidden');
  const stranger = await (await scene.workspace()).member();
  expect(errorOf(await stranger.graphql(start, { projectId, kind: 'NOTES' }))[0]).toBe('NotFound');
  const made = await make(ada, 'NOTES');
  const { status } = await writer.visitor.get(made.downloadUrl ?? '');
  expect(status).toBe(404);
  expect(await eventsOf(app, place, made.id)).toEqual(['export.started', 'export.completed']);
});

test('is gone after seven days', async () => {
  const made = await make(ada, 'NOTES');
  const later = () => new Date(Date.now() + 8 * 86_400_000);
  await sweepProjectExports({ database: app.database, now: later }, AbortSignal.timeout(60_000));
  const query = 'query ($id: ID!) { projectExport(id: $id) { id } }';
  expect(await ask(ada, query, { id: made.id })).toEqual({ projectExport: null });
});
