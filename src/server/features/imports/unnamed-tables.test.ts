import { utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readImport, runTable, uploadTable } from '#tests/support/import-table.ts';
import { createScene, type Person, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addProject, ask } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let ada: Person;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  ada = await (await scene.workspace('Without names')).member({ role: 'MANAGER' });
});

const choose =
  'mutation ($id: ID!, $isData: Boolean!) { chooseImportFirstRow(id: $id, isData: $isData) { id } }';
const people = async (): Promise<string[]> =>
  (await ask(ada, '{ people(first: 50) { items { name } } }')).people.items
    .map(({ name }: { name: string }) => name)
    .toSorted();
const rows = [
  ['Ada Park', 'ada@example.com', 34],
  ['Bo Lin', 'bo@example.com', 29],
  ['Cleo Day', 'cleo@example.com', 41],
];
const csv = rows.map((row) => row.join(',')).join('\n');
const book = write(
  { SheetNames: ['People'], Sheets: { People: utils.aoa_to_sheet(rows) } },
  { type: 'buffer' },
) as Buffer;

describe('a table whose first row is data', () => {
  test.each([
    ['people.csv', csv],
    ['people.xlsx', book],
  ])('is told by its rows: %s', async (fileName, bytes) => {
    const table = await uploadTable(app, ada, { fileName, bytes });
    expect(table.preview.firstRowIsData).toBe(true);
    expect(table.preview.columns.map(({ header, suggestion }) => [header, suggestion.use])).toEqual([
      ['Column 1', 'NAME'],
      ['Column 2', 'EMAIL'],
      ['Column 3', 'NEW_FIELD'],
    ]);
    expect(table.preview.rows.map(({ line }) => line)).toEqual([1, 2, 3]);
    expect(await runTable(ada, table)).toMatchObject({ status: 'COMPLETE', createdCount: 3, failedCount: 0 });
    expect(await people()).toEqual(['Ada Park', 'Bo Lin', 'Cleo Day']);
  });

  test.each([
    ['notes.csv', 'Ada Park,Slow\nBo Lin,Quick'],
    ['notes.tsv', 'Ada Park\tSlow\nBo Lin\tQuick'],
  ])('can be told by the person, and taken back: %s', async (fileName, bytes) => {
    const projectId = await addProject(ada);
    const table = await uploadTable(app, ada, { fileName, bytes, projectId });
    expect(table.preview.firstRowIsData).toBe(false);
    await ask(ada, choose, { id: table.id, isData: true });
    const told = await readImport(ada, table.id);
    expect(told.preview.columns.map(({ header }) => header)).toEqual(['Column 1', 'Column 2']);
    await ask(ada, choose, { id: table.id, isData: false });
    expect((await readImport(ada, table.id)).preview.columns[0]?.header).toBe('Ada Park');
    await ask(ada, choose, { id: table.id, isData: true });
    const columns = [{ use: 'TITLE' }, { use: 'CONTENT' }];
    expect(await runTable(ada, await readImport(ada, table.id), { columns })).toMatchObject({
      createdCount: 2,
    });
  });

  test('stays so for the chosen sheet, and cannot be changed once it runs', async () => {
    const table = await uploadTable(app, ada, { fileName: 'people.xlsx', bytes: book });
    await ask(ada, choose, { id: table.id, isData: false });
    const told = await readImport(ada, table.id);
    expect(told.preview).toMatchObject({ firstRowIsData: false, sheets: ['People'], sheet: 'People' });
    expect(told.preview.columns.map(({ header }) => header)).toEqual(['Ada Park', 'ada@example.com', '34']);
    await ask(ada, choose, { id: table.id, isData: true });
    await runTable(ada, await readImport(ada, table.id));
    await expect(ask(ada, choose, { id: table.id, isData: false })).rejects.toThrow('already started');
  });

  test('says nothing about the columns of other files', async () => {
    await runTable(ada, await uploadTable(app, ada, { fileName: 'people.csv', bytes: csv }), {
      columns: [{ use: 'SKIP' }, { use: 'EMAIL' }, { use: 'SKIP' }],
    });
    const other = await uploadTable(app, ada, {
      fileName: 'more.csv',
      bytes: 'Di Fox,di@example.com\nEli Fox,eli@example.com',
    });
    expect(other.preview.columns.map(({ suggestion }) => suggestion.use)).toEqual(['NAME', 'EMAIL']);
  });
});
