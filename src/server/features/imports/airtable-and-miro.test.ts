import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runTable, uploadTable, type ImportAnswer } from '#tests/support/import-table.ts';
import { createScene, type Person, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addProject, ask } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let ada: Person;
let projectId: string;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  ada = await (await scene.workspace('Other tools')).member({ role: 'MANAGER' });
  projectId = await addProject(ada);
});

const bring = (fileName: string, bytes: string) => uploadTable(app, ada, { fileName, bytes, projectId });
const proposed = ({ preview }: ImportAnswer) =>
  preview.columns.map(({ header, suggestion: { use, fieldType } }) => [header, use, fieldType]);

type Note = { title: string; preview: string; fieldValues: { fieldId: string; value: string | null }[] };

async function notes(): Promise<Note[]> {
  const query = `query ($id: ID!) { notes(projectId: $id, sort: TITLE, first: 50) { items { title preview
    fieldValues { fieldId value } } } }`;
  const page: { items: Note[] } = (await ask(ada, query, { id: projectId })).notes;
  return page.items.toSorted((a, b) => (a.title < b.title ? -1 : 1));
}

/** By the label of their field. */
async function valuesOf(note: Note | undefined): Promise<Record<string, string | null>> {
  const query = 'query ($id: ID!) { fields(owner: NOTE, projectId: $id) { field { id label } } }';
  const { fields }: { fields: { field: { id: string; label: string } }[] } = await ask(ada, query, {
    id: projectId,
  });
  const labels = new Map(fields.map(({ field }) => [field.id, field.label]));
  return Object.fromEntries(
    (note?.fieldValues ?? []).map(({ fieldId, value }) => [labels.get(fieldId), value]),
  );
}

const link = 'https://v5.airtableusercontent.com/v3/u/1/abc/shot.png';
const airtable = [
  'Name,Notes,Interviewees,Tools,Attachments,Paid,Fee,Created',
  `Call 1,"It is slow,\nreally","Ada Park,Bo Lin","Slack,Teams",shot.png (${link}),checked,$120.00,4/3/2026 2:05pm`,
  `Call 2,Fine,"Park, Cleo",Slack,"a.png (${link}),b.pdf (${link})",,$80.00,4/13/2026 9:00am`,
  'Call 3,Fine,Bo Lin,"Teams,Zoom",,checked,,4/14/2026 9:00am',
  'Call 4,Fine,,Zoom,,,,4/15/2026 9:00am',
  'Call 5,Fine,,"Slack,Teams,Zoom",,,,4/16/2026 9:00am',
].join('\n');

test('a table of Airtable keeps its selects, checks, links and people', async () => {
  const table = await bring('Interviews-Grid view.csv', airtable);
  expect(proposed(table)).toEqual([
    ['Name', 'TITLE', null],
    ['Notes', 'CONTENT', null],
    ['Interviewees', 'NEW_FIELD', 'TEXT'],
    ['Tools', 'NEW_FIELD', 'SELECT'],
    ['Attachments', 'NEW_FIELD', 'TEXT'],
    ['Paid', 'NEW_FIELD', 'BOOLEAN'],
    ['Fee', 'NEW_FIELD', 'NUMBER'],
    ['Created', 'CREATED_AT', null],
  ]);
  const columns = table.preview.columns.map(({ header, suggestion }) =>
    header === 'Interviewees' ? { use: 'PARTICIPANT' } : suggestion,
  );
  expect(await runTable(ada, table, { columns })).toMatchObject({ createdCount: 5, failedCount: 0 });
  const [first, second] = await notes();
  const values = await valuesOf(first);
  expect(values).toMatchObject({ Paid: 'true', Fee: '120', Attachments: `shot.png (${link})` });
  expect(values['Tools']?.split(',')).toHaveLength(2);
  expect(await valuesOf(second)).toMatchObject({ Attachments: `a.png (${link}),b.pdf (${link})` });
  const { people } = await ask(ada, '{ people(sort: NAME) { items { name } } }');
  expect(people.items.map(({ name }: { name: string }) => name).toSorted()).toEqual([
    'Ada Park',
    'Bo Lin',
    'Park, Cleo',
  ]);
});

const miro = [
  'Onboarding board',
  '"Frame: Pains","Export is slow","It costs a lot, really"',
  '"Frame: Gains","Colors",',
  '"Frame: Ideas","A button\nfor export","A price list"',
].join('\n');

test('a board of Miro keeps every sticky note', async () => {
  const table = await bring('Onboarding.csv', miro);
  expect(table.preview.firstRowIsData).toBe(true);
  expect(await runTable(ada, table)).toMatchObject({ createdCount: 4, failedCount: 0 });
  const all = (await notes()).map(({ title, preview }) => `${title}\n${preview}`).join('\n');
  for (const text of ['Onboarding board', 'Frame: Pains', 'It costs a lot, really', 'Colors', 'A price list'])
    expect(all).toContain(text);
  expect(all).not.toContain('Column');
});
