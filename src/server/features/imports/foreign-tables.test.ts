import { utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
  ada = await (await scene.workspace('Foreign')).member();
  projectId = await addProject(ada);
});

type Note = { title: string; preview: string; createdAt: string };

async function notes(): Promise<Note[]> {
  const found = await ask(
    ada,
    'query ($id: ID!) { notes(projectId: $id, sort: TITLE, first: 100) { items { title preview createdAt } } }',
    { id: projectId },
  );
  return found.notes.items;
}

const bring = (bytes: string | Buffer, fileName = 'export.csv'): Promise<ImportAnswer> =>
  uploadTable(app, ada, { fileName, bytes, projectId });

function proposed({ preview }: ImportAnswer): [header: string, use: string, type: string | null][] {
  return preview.columns.map(({ header, suggestion }) => [
    header,
    suggestion.use,
    suggestion.fieldType ?? suggestion.questionType,
  ]);
}

describe('the tables of other tools', () => {
  test('Qualtrics, with three rows above its answers', async () => {
    const table = await bring(
      [
        'StartDate,ResponseId,Q1,Q2_1',
        'Start Date,Response ID,"How was\nyour visit?",Which ways did you use? - Mail',
        '"{""ImportId"":""startDate"",""timeZone"":""America/Denver""}","{""ImportId"":""_recordId""}","{""ImportId"":""QID1""}","{""ImportId"":""QID2_1""}"',
        '2026-01-15 10:00:00,R_1,"Good, but slow",Mail',
        '2026-01-16 11:00:00,R_2,Fine,',
      ].join('\r\n'),
    );
    expect(proposed(table)).toEqual([
      ['Start Date', 'CREATED_AT', null],
      ['Response ID', 'NEW_FIELD', 'TEXT'],
      ['How was your visit?', 'QUESTION', 'FREE_TEXT'],
      ['Which ways did you use? - Mail', 'QUESTION', 'FREE_TEXT'],
    ]);
    expect(table.preview.rows.map(({ line }) => line)).toEqual([5, 6]);
    const done = await runTable(ada, table);
    expect(done).toMatchObject({ status: 'COMPLETE', createdCount: 2, failedCount: 0 });
    expect((await notes()).map(({ createdAt }) => createdAt).toSorted()).toEqual([
      '2026-01-15T10:00:00.000Z',
      '2026-01-16T11:00:00.000Z',
    ]);
  });

  test('SurveyMonkey, with the options below its questions, as a workbook too', async () => {
    const rows = [
      ['Respondent ID', 'Start Date', 'Which do you use?', '', 'Why?'],
      ['', '', 'Mail', 'Chat', 'Open-Ended Response'],
      ['11487', '01/15/2026 01:45:12 PM', 'Mail', '', 'It is quick'],
      ['11488', '01/16/2026 02:45:12 PM', '', 'Chat', 'No reason'],
    ];
    const sheet = utils.aoa_to_sheet(rows);
    const book = write({ SheetNames: ['Answers'], Sheets: { Answers: sheet } }, { type: 'buffer' }) as Buffer;
    const csv = rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n');
    for (const table of [await bring(csv), await bring(book, 'answers.xlsx')]) {
      expect(proposed(table).slice(2)).toEqual([
        ['Which do you use? [Mail]', 'OPTION', null],
        ['Which do you use? [Chat]', 'OPTION', null],
        ['Why?', 'QUESTION', 'FREE_TEXT'],
      ]);
      expect(await runTable(ada, table)).toMatchObject({ createdCount: 2, failedCount: 0 });
    }
  });

  test('Google Forms, Typeform and Notion, with times as they write them', async () => {
    const written = [
      [
        'Timestamp,What would you change?',
        '2026/01/15 3:45:12 PM GMT+1,The colors',
        '2026-01-15T14:45:12.000Z',
      ],
      [
        '#,What would you change?,Submitted At',
        'a1b2,The fonts,2026-01-15 14:45:12',
        '2026-01-15T14:45:12.000Z',
      ],
      ['Name,Created', 'Visit,"January 15, 2026 2:45 PM"', '2026-01-15T14:45:00.000Z'],
      ['Name,Created time,Notes', 'Visit,1/15/2026 2:45pm,Long', '2026-01-15T14:45:00.000Z'],
    ] as const;
    for (const [header, row, createdAt] of written) {
      projectId = await addProject(ada);
      const table = await bring(`\uFEFF${header}\n${row}\n`);
      await runTable(ada, table);
      expect((await notes()).map((note) => note.createdAt)).toEqual([createdAt]);
    }
  });

  test('Excel, with semicolons, its own first line, empty columns and letters of Windows', async () => {
    const text = 'sep=;\r\nTitel;Größe;;\r\nBesuch;12,5 m²;;\r\n"Zwei\r\nZeilen";"a;b";;\r\n';
    const table = await bring(Buffer.from(text, 'latin1'));
    expect(table.preview).toMatchObject({ encoding: 'windows-1252', delimiter: ';' });
    expect(table.preview.columns.map(({ header }) => header)).toEqual(['Titel', 'Größe']);
    expect(table.preview.rows.map(({ cells }) => cells)).toEqual([
      ['Besuch', '12,5 m²'],
      ['Zwei\nZeilen', 'a;b'],
    ]);
  });

  test('ragged rows: what is behind the last header is shown, and nothing is lost', async () => {
    const table = await bring('Title,Notes\nCall\nVisit,Long,and more,\n,\nLast,x\n');
    expect(table.preview.columns.map(({ header }) => header)).toEqual(['Title', 'Notes', '']);
    const [title, content] = table.preview.columns.map(({ suggestion }) => suggestion);
    const done = await runTable(ada, table, { columns: [title ?? {}, content ?? {}, { use: 'CONTENT' }] });
    expect(done).toMatchObject({ status: 'COMPLETE', createdCount: 3 });
    expect(
      (await notes()).map(({ title: name, preview }) => [name, preview.replaceAll(/\s+/g, ' ')]),
    ).toEqual([
      ['Call', ''],
      ['Last', expect.stringContaining('x')],
      ['Visit', expect.stringMatching(/Long.*and more/)],
    ]);
  });

  test('tabs, whatever the ending says, and a column of words with commas', async () => {
    const rows = 'Title\tNotes\tDate\r\nCall, one\tIt is slow; really\t2026-01-02\r\n';
    const table = await bring(Buffer.from(`\uFEFF${rows}`, 'utf16le'), 'unicode text.txt');
    expect(table.preview).toMatchObject({ encoding: 'utf-16le', delimiter: '\t' });
    await runTable(ada, table);
    expect(await notes()).toMatchObject([{ title: 'Call, one', preview: 'It is slow; really' }]);
    projectId = await addProject(ada);
    await runTable(ada, await bring('Feedback\nSlow, really slow, and dear\nNice\nBetter, but ok\n'));
    expect((await notes()).map(({ preview }) => preview).toSorted()).toEqual([
      'Better, but ok',
      'Nice',
      'Slow, really slow, and dear',
    ]);
  });

  test('a report of a German office: titles above, commas in numbers, zeros in front, markup', async () => {
    const text =
      'Bericht;;;\r\nName;Preis;PLZ;Comment\r\nA;12,5;01067;"<p>Sehr <b>gut</b></p><p>ja</p>"\r\nB;1.234,56;10115;"a < b"\r\n';
    const table = await bring(text);
    expect(proposed(table)).toEqual([
      ['Name', 'TITLE', null],
      ['Preis', 'NEW_FIELD', 'NUMBER'],
      ['PLZ', 'NEW_FIELD', 'TEXT'],
      ['Comment', 'CONTENT', null],
    ]);
    await runTable(ada, table);
    const found = await ask(
      ada,
      'query ($id: ID!) { notes(projectId: $id, sort: TITLE, first: 9) { items { title preview fieldValues { value } } } }',
      { id: projectId },
    );
    type Valued = { title: string; preview: string; fieldValues: { value: string }[] };
    expect(
      found.notes.items
        .map(({ title, preview, fieldValues }: Valued) => [
          title,
          preview,
          ...fieldValues.map((one) => one.value),
        ])
        .toSorted(),
    ).toEqual([
      ['A', expect.stringMatching(/^Sehr gut\s+ja$/), '12.5', '01067'],
      ['B', 'a < b', '1234.56', '10115'],
    ]);
  });

  test('a cell of a workbook that is merged with those below it holds for their rows', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Interviews in spring', '', ''],
      ['Team', 'Title', 'Score'],
      ['Core', 'Ada', 1],
      ['', 'Bo', 2],
      ['Web', 'Cleo', 3],
    ]);
    sheet['!merges'] = [
      { s: { r: 0, c: 0 }, e: { r: 0, c: 2 } },
      { s: { r: 2, c: 0 }, e: { r: 3, c: 0 } },
    ];
    const book = write({ SheetNames: ['S'], Sheets: { S: sheet } }, { type: 'buffer' }) as Buffer;
    const table = await bring(book, 'teams.xlsx');
    expect(table.preview.columns.map(({ header }) => header)).toEqual(['Team', 'Title', 'Score']);
    expect(table.preview.rows).toEqual([
      { line: 3, cells: ['Core', 'Ada', '1'] },
      { line: 4, cells: ['Core', 'Bo', '2'] },
      { line: 5, cells: ['Web', 'Cleo', '3'] },
    ]);
  });

  test('more new fields than there can be are refused before anything starts', async () => {
    const headers = Array.from({ length: 120 }, (_, at) => `Metric ${at}`);
    const table = await bring(`${headers.join(',')}\n${headers.join(',')}x\n`);
    const columns = headers.map(() => ({ use: 'NEW_FIELD', fieldType: 'TEXT' }));
    await expect(runTable(ada, table, { columns })).rejects.toThrow(
      'A set of fields can have at most 100 fields',
    );
    expect(await runTable(ada, table)).toMatchObject({ status: 'COMPLETE', createdCount: 1, failedCount: 0 });
  });

  test('headers twice: the proposal can be started, now and when it is remembered', async () => {
    const bytes = 'Title,Status,Status,Title,Why?,Why?\nCall,open,closed,Second,a,b\n';
    const done = await runTable(ada, await bring(bytes));
    expect(done).toMatchObject({ status: 'COMPLETE', createdCount: 1 });
    const again = await runTable(ada, await bring(bytes));
    expect(again).toMatchObject({ status: 'COMPLETE', createdCount: 1, error: null });
  });

  test('300 columns, and a column with 1,000 different answers', async () => {
    const wide = Array.from({ length: 298 }, (_, at) => `Metric ${at}`);
    const rows = Array.from({ length: 1000 }, (_, at) =>
      [
        `Row ${at}`,
        `Option ${at}`,
        ...wide.map((_metric, place) => (place % 50 === 0 ? String(at) : '')),
      ].join(','),
    );
    const table = await bring([['Title', 'Choice', ...wide].join(','), ...rows].join('\n'));
    expect(table.preview.columns).toHaveLength(300);
    const columns = table.preview.columns.map((_column, at) =>
      at === 0 ? { use: 'TITLE' } : at === 1 ? { use: 'NEW_FIELD', fieldType: 'SELECT' } : { use: 'SKIP' },
    );
    const done = await runTable(ada, table, { columns });
    expect(done).toMatchObject({ status: 'COMPLETE', createdCount: 200, failedCount: 800 });
    expect(done.problems.items[0]?.message).toBe('Choice: Too many options.');
  });
});
