import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { utils, write, type WorkSheet } from '@e965/xlsx';
import { zipSync } from 'fflate';
import { readImport, runTable, sendTable, uploadTable } from '#tests/support/import-table.ts';
import { createScene, type Person, type Scene } from '#tests/support/scene.ts';
import { findAs } from '#tests/support/search.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addProject, ask, errorOf } from '#tests/support/work.ts';

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
  ada = await (await scene.workspace('Imports')).member();
  projectId = await addProject(ada);
});

const use = (name: string, more: object = {}): object => ({ use: name, ...more });
const notesTable = (bytes: string | Buffer, fileName = 'answers.csv') => ({ fileName, bytes, projectId });

async function notesOf(person: Person): Promise<{ title: string; preview: string }[]> {
  const { notes } = await ask(
    person,
    'query ($id: ID!) { notes(projectId: $id, sort: CREATED_AT, first: 100) { items { title preview } } }',
    { id: projectId },
  );
  return notes.items;
}

describe('files', () => {
  const rows = 'Title,Ort\nBesuch,Zürich\n';
  const latin = Buffer.from('Title,Ort\nBesuch,Z\u00fcrich\n', 'latin1');

  test.each([
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${rows}`), 'utf-8'],
    ['UTF-16 with a mark', Buffer.from(`\uFEFF${rows}`, 'utf16le'), 'utf-16le'],
    ['UTF-16 without one', Buffer.from(rows, 'utf16le'), 'utf-16le'],
    ['UTF-16 big endian', Buffer.from(`\uFEFF${rows}`, 'utf16le').swap16(), 'utf-16be'],
    ['Windows-1252', latin, 'windows-1252'],
  ])('%s', async (_name, bytes, encoding) => {
    const table = await uploadTable(app, ada, notesTable(bytes));
    expect(table.preview.encoding).toBe(encoding);
    expect(table.preview.rows).toEqual([{ line: 2, cells: ['Besuch', 'Zürich'] }]);
    await runTable(ada, table, { columns: [use('TITLE'), use('CONTENT')] });
    expect((await notesOf(ada)).map(({ title, preview }) => [title, preview])).toEqual([
      ['Besuch', 'Zürich'],
    ]);
  });

  test('a workbook', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Title', 'When', 'Score'],
      ['Call', new Date(Date.UTC(2026, 3, 3)), 7.5],
    ]);
    const table = await uploadTable(app, ada, notesTable(workbookOf({ Answers: sheet }), 'answers.xlsx'));
    expect(table.preview.columns.map(({ type }) => type)).toEqual(['TEXT', 'DATETIME', 'NUMBER']);
    expect(table.preview.rows).toEqual([{ line: 2, cells: ['Call', '2026-04-03', '7.5'] }]);
  });

  test('a workbook by the numbers of its rows', async () => {
    const sheet: WorkSheet = {};
    const cells = [['Title', 'Score'], ['Two\nlines', 1], [], ['Bad', 'many'], ['Fine', 3]];
    utils.sheet_add_aoa(sheet, cells, { origin: 'B3' });
    const table = await uploadTable(app, ada, notesTable(workbookOf({ Answers: sheet }), 'answers.xlsx'));
    expect(table.preview.rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [4, 'Two\nlines'],
      [6, 'Bad'],
      [7, 'Fine'],
    ]);
    const done = await runTable(ada, table, {
      columns: [use('TITLE'), use('NEW_FIELD', { fieldType: 'NUMBER' })],
    });
    expect(done).toMatchObject({ createdCount: 2, failedCount: 1 });
    expect(done.problems.items.map(({ line }) => line)).toEqual([6]);
    expect((await ada.visitor.get(done.problemsUrl ?? '')).body).toContain('\r\nBad,many,6,');
  });

  test('a workbook by the sheet that is chosen', async () => {
    const bytes = workbookOf({
      Empty: utils.aoa_to_sheet([[]]),
      Spring: utils.aoa_to_sheet([['Title'], ['First']]),
      Autumn: utils.aoa_to_sheet([
        ['Title', 'Text'],
        ['Second', 'Slow'],
      ]),
    });
    const table = await uploadTable(app, ada, notesTable(bytes, 'answers.xlsx'));
    expect(table.preview).toMatchObject({ sheets: ['Spring', 'Autumn'], sheet: 'Spring' });
    const choose =
      'mutation ($id: ID!, $sheet: String!) { chooseImportSheet(id: $id, sheet: $sheet) { id } }';
    expect(errorOf(await ada.graphql(choose, { id: table.id, sheet: 'Winter' }))[1]).toBe(
      'This sheet isn’t in the file',
    );
    await ask(ada, choose, { id: table.id, sheet: 'Autumn' });
    const chosen = await readImport(ada, table.id);
    expect(chosen.preview).toMatchObject({ sheet: 'Autumn', rows: [{ line: 2, cells: ['Second', 'Slow'] }] });
    await runTable(ada, chosen, { columns: [use('TITLE'), use('CONTENT')] });
    expect((await notesOf(ada)).map(({ title }) => title)).toEqual(['Second']);
    expect(errorOf(await ada.graphql(choose, { id: table.id, sheet: 'Spring' }))[1]).toBe(
      'This import has already started',
    );
  });

  test('an umlaut of Windows far behind the beginning', async () => {
    const plain = Array.from({ length: 3000 }, (_, at) => `Visit ${at},${'x'.repeat(40)}`).join('\n');
    const bytes = Buffer.from(`Title,City\n${plain}\nLast,Z\u00fcrich\n`, 'latin1');
    const table = await uploadTable(app, ada, notesTable(bytes));
    expect(table.preview.encoding).toBe('windows-1252');
    await runTable(ada, table, { columns: [use('TITLE'), use('CONTENT')] });
    await expectFound('Zürich', 1);
  });

  test('tabs', async () => {
    const table = await uploadTable(app, ada, notesTable('Title\tA, b\nx;y\tz\n', 'answers.tsv'));
    expect(table.preview.rows).toEqual([{ line: 2, cells: ['x;y', 'z'] }]);
  });

  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(60_000_000) }, { level: 9 });
  test.each([
    ['nothing', 'a.csv', '', 'The file is empty'],
    ['headers alone', 'a.csv', 'Title\n', 'The file has no rows below its first line'],
    ['an open quote', 'a.csv', 'Title\n"never', 'The quote opened on line 2 is never closed'],
    ['a broken workbook', 'a.xlsx', 'no zip', 'This spreadsheet is damaged or has a password'],
    ['a bomb', 'a.xlsx', Buffer.from(bomb), 'This document would take too much space when opened'],
    ['many columns', 'a.csv', `${'a,'.repeat(600)}\n1\n`, 'A table can have at most 500 columns'],
  ])('%s', async (_name, fileName, bytes, message) => {
    const { status, title } = await sendTable(app, ada, { fileName, bytes, projectId });
    expect([status, title]).toEqual([expect.any(Number), message]);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  test('null characters are refused unless they are left out', async () => {
    const table = await uploadTable(app, ada, notesTable('Title\na\0b\n'));
    expect(table.preview.hasNulls).toBe(true);
    const input = { id: table.id, columns: [use('TITLE')] };
    const start = 'mutation ($input: StartImportInput!) { startImport(input: $input) { id } }';
    expect(errorOf(await ada.graphql(start, { input }))[1]).toBe(
      'The file contains null characters. Save it as UTF-8 text and try again.',
    );
    const done = await runTable(ada, table, { columns: [use('TITLE')], ignoreNulls: true });
    expect(done.status).toBe('COMPLETE');
    expect((await notesOf(ada)).map(({ title }) => title)).toEqual(['ab']);
  });

  test('an open quote behind the preview ends the import with its line', async () => {
    const many = Array.from({ length: 1500 }, (_, at) => `Row ${at},${'x'.repeat(2000)}`).join('\n');
    const table = await uploadTable(app, ada, notesTable(`Title,Text\n${many}\n"open`));
    const done = await runTable(ada, table, { columns: [use('TITLE'), use('SKIP')] });
    expect(done).toMatchObject({ status: 'FAILED', error: 'The quote opened on line 1502 is never closed' });
  });
});

function workbookOf(sheets: Record<string, WorkSheet>): Buffer {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  const bytes: Buffer = write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
  return bytes;
}

async function expectFound(words: string, count: number): Promise<void> {
  expect((await findAs(app, ada, words, { types: ['NOTE'] })).total).toBe(count);
}
