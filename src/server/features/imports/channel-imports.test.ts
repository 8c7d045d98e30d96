import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { utils, write } from '@e965/xlsx';
import { runTable, undoTable, uploadTable } from '#tests/support/import-table.ts';
import { createScene, type Person, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { ask, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let ada: Person;
let viewer: Person;
let channelId: string;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  const place = await scene.workspace('Channels');
  [ada, viewer] = [await place.member(), await place.member({ role: 'VIEWER' })];
  const { createChannel } = await ask(ada, 'mutation { createChannel(input: { title: "Reviews" }) { id } }');
  channelId = createChannel.id;
});

type Point = { text: string; saidAt: string; participant: string | null; url: string | null };

async function points(): Promise<Point[]> {
  const { channel } = await ask(
    ada,
    'query ($id: ID!) { channel(id: $id) { dataPointCount dataPoints(first: 100) { items { text saidAt participant url } } } }',
    { id: channelId },
  );
  expect(channel.dataPointCount).toBe(channel.dataPoints.items.length);
  return channel.dataPoints.items;
}

const rows = [
  ['Ticket', 'When', 'What they wrote to us', 'Author', 'Link'],
  ['T1', '25/04/2026', 'The export is slow', 'Ada', 'https://example.com/1'],
  ['T2', 'some day', 'No date that anybody can read', 'Bo', ''],
  ['T3', '26/04/2026', 'Fine, thank you', 'Cleo', ''],
  ['T1', '27/04/2026', 'The same ticket again', 'Ada', ''],
  ['T5', '27/04/2026', '', 'Dee', ''],
];

function workbook(): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Reviews');
  const bytes: Buffer = write(book, { type: 'buffer', bookType: 'xlsx', compression: true });
  return bytes;
}

describe('a table of data points', () => {
  test('reads dates with dots among others, and names those of the future', async () => {
    const csv =
      'When,Text\n2026-04-25,As usual\n2026-04-26,Again\n11.03.2026,With dots\n2999-01-01,Mistyped\n';
    const table = await uploadTable(app, ada, { fileName: 'dates.csv', bytes: Buffer.from(csv), channelId });
    const done = await runTable(ada, table, { columns: ['SAID_AT', 'TEXT'].map((use) => ({ use })) });
    expect(done.problems.items.map(({ line, message }) => [line, message])).toEqual([
      [5, '“2999-01-01” is in the future'],
    ]);
    expect((await points()).map(({ text, saidAt }) => [text, saidAt.slice(0, 10)])).toEqual([
      ['Again', '2026-04-26'],
      ['As usual', '2026-04-25'],
      ['With dots', '2026-03-11'],
    ]);
  });

  test('is proposed, imported with its bad rows named, and undone with the counts right', async () => {
    const table = await uploadTable(app, ada, { fileName: 'reviews.xlsx', bytes: workbook(), channelId });
    expect(table.preview.columns.map(({ suggestion }) => suggestion.use)).toEqual([
      'EXTERNAL_ID',
      'PROPERTY',
      'TEXT',
      'PARTICIPANT',
      'URL',
    ]);
    const columns = ['EXTERNAL_ID', 'SAID_AT', 'TEXT', 'PARTICIPANT', 'URL'].map((use) => ({ use }));
    const done = await runTable(ada, table, { columns });
    expect(done).toMatchObject({ status: 'COMPLETE', createdCount: 2, duplicateCount: 1, failedCount: 2 });
    expect(done.problems.items.map(({ line, kind, message }) => [line, kind, message])).toEqual([
      [3, 'INVALID', '“some day” isn’t a date Hark can read'],
      [5, 'DUPLICATE', 'This already exists'],
      [6, 'INVALID', expect.stringContaining('Data point')],
    ]);
    expect(
      (await points()).map(({ text, saidAt, participant, url }) => [text, saidAt, participant, url]),
    ).toEqual([
      ['Fine, thank you', '2026-04-26T00:00:00.000Z', 'Cleo', null],
      ['The export is slow', '2026-04-25T00:00:00.000Z', 'Ada', 'https://example.com/1'],
    ]);

    const again = await uploadTable(app, ada, { fileName: 'reviews.xlsx', bytes: workbook(), channelId });
    expect(again.preview.columns.map(({ suggestion }) => suggestion.use)).toEqual(
      columns.map(({ use }) => use),
    );
    expect(await runTable(ada, again)).toMatchObject({ createdCount: 0, duplicateCount: 3 });
    const { first, again: nothingNew } = await ask(
      ada,
      `query ($first: ID!, $again: ID!) {
        first: tableImport(id: $first) { analyzeColumnLabel timestampColumnLabel minDate maxDate }
        again: tableImport(id: $again) { minDate maxDate } }`,
      { first: done.id, again: again.id },
    );
    expect(first).toEqual({
      analyzeColumnLabel: 'What they wrote to us',
      timestampColumnLabel: 'When',
      minDate: '2026-04-25T00:00:00.000Z',
      maxDate: '2026-04-26T00:00:00.000Z',
    });
    expect(nothingNew).toEqual({ minDate: null, maxDate: null });

    expect(await undoTable(ada, done.id)).toMatchObject({ status: 'UNDONE' });
    expect(await points()).toEqual([]);
  });

  test('can have conversations, a line for each message', async () => {
    const csv = [
      'Conversation,Language',
      '"Ada: The app crashes\nSupport: On which phone?\nAda: On a new one\n  and on my old one",',
      '"Bot (agent): Welcome\nKim (customer): Der Export geht nicht",de-AT',
    ].join('\n');
    const table = await uploadTable(app, ada, { fileName: 'chats.csv', bytes: csv, channelId });
    expect(table.preview.columns.map(({ suggestion }) => suggestion.use)).toEqual([
      'CONVERSATION',
      'LANGUAGE',
    ]);
    const columns = ['CONVERSATION', 'LANGUAGE'].map((use) => ({ use }));
    expect(await runTable(ada, table, { columns })).toMatchObject({ createdCount: 2, failedCount: 0 });
    const { channel } = await ask(
      ada,
      `query ($id: ID!) { channel(id: $id) { dataPoints { items { text participant language turns { participant fromCustomer text } } } } }`,
      { id: channelId },
    );
    const byWho = new Map(channel.dataPoints.items.map((one: Point) => [one.participant, one]));
    expect(byWho.get('Ada')).toMatchObject({
      text: 'The app crashes\nOn a new one\nand on my old one',
      language: 'en',
      turns: [
        { participant: 'Ada', fromCustomer: true, text: 'The app crashes' },
        { participant: 'Support', fromCustomer: false, text: 'On which phone?' },
        { participant: 'Ada', fromCustomer: true, text: 'On a new one\nand on my old one' },
      ],
    });
    expect(byWho.get('Kim')).toMatchObject({ text: 'Der Export geht nicht', language: 'de' });
  });

  test('needs a column for the text, and people who may add to the channel', async () => {
    const table = await uploadTable(app, ada, { fileName: 'a.csv', bytes: 'Text\nSlow\n', channelId });
    const start = 'mutation ($input: StartImportInput!) { startImport(input: $input) { id } }';
    const input = { id: table.id, columns: [{ use: 'PARTICIPANT' }] };
    expect(errorOf(await ada.graphql(start, { input }))[1]).toBe(
      'Choose a column for the text or the conversation',
    );
    const create = 'mutation ($input: CreateImportInput!) { createImport(input: $input) { id } }';
    const made = { input: { target: 'DATA_POINTS', channelId, fileName: 'a.csv' } };
    expect(errorOf(await viewer.graphql(create, made))[0]).toBe('Forbidden');
    const lost = { input: { target: 'DATA_POINTS', fileName: 'a.csv' } };
    expect(errorOf(await ada.graphql(create, lost))[1]).toBe('Choose a channel');
  });
});
