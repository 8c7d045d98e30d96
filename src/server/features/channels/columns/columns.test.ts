import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { parseCsv } from '#domain/csv/parse-csv.ts';
import { runTable, uploadTable } from '#tests/support/import-table.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTheme } from '#tests/support/themes.ts';
import { addProject, ask, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let channelId: string;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace();
  maker = await place.member();
  const made = await ask(maker, 'mutation { createChannel(input: { title: "Reviews" }) { id } }');
  channelId = made.createChannel.id;
});

type Draft = { text: string; saidAt?: string; properties?: { name: string; value: string }[] };
const adding =
  'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount problems { message } } }';
const add = async (points: readonly Draft[]) =>
  (await ask(maker, adding, { input: { channelId, source: 'API', points } })).addDataPoints;
const said = (text: string, properties: Record<string, string>): Draft => ({
  text,
  saidAt: '2026-03-01T10:00:00.000Z',
  properties: Object.entries(properties).map(([name, value]) => ({ name, value })),
});

type Column = { id: string; name: string; values: string[] };
const columns = async (): Promise<Column[]> =>
  (await ask(maker, `{ channel(id: "${channelId}") { columns { id name values } } }`)).channel.columns;
const idOf = async (name: string) => (await columns()).find((column) => column.name === name)?.id ?? '';

async function texts(filter: object): Promise<string[]> {
  const { channel } = await ask(
    maker,
    `query ($id: ID!, $properties: [PropertyValueInput!], $segment: SegmentInput, $themeId: ID, $source: DataPointSource) {
      channel(id: $id) { dataPoints(properties: $properties, segment: $segment, themeId: $themeId, source: $source) {
        totalCount items { text } } } }`,
    { id: channelId, ...filter },
  );
  expect(channel.dataPoints.totalCount).toBe(channel.dataPoints.items.length);
  return channel.dataPoints.items.map(({ text }: { text: string }) => text).toSorted();
}

it('keeps what a table says besides: shown, exported, and by the same column in the next table', async () => {
  const csv = 'Text,Plan,Score\nIt is slow,Pro,3\nFine,Free,\n';
  const table = await uploadTable(app, maker, { fileName: 'answers.csv', bytes: csv, channelId });
  expect(table.preview.columns.map(({ suggestion }) => suggestion.use)).toEqual([
    'TEXT',
    'PROPERTY',
    'PROPERTY',
  ]);
  await runTable(maker, table);
  await add([said('Broken', { plan: 'Team' })]);
  expect(await columns()).toEqual([
    { id: expect.any(String), name: 'Plan', values: ['Free', 'Pro', 'Team'] },
    { id: expect.any(String), name: 'Score', values: ['3'] },
  ]);
  const { channel } = await ask(
    maker,
    `{ channel(id: "${channelId}") { dataPoints { items { text properties { name value } } } } }`,
  );
  expect(channel.dataPoints.items).toContainEqual({
    text: 'It is slow',
    properties: [
      { name: 'Plan', value: 'Pro' },
      { name: 'Score', value: '3' },
    ],
  });
  const file = await maker.visitor.get(`/api/channels/${channelId}/data.csv`);
  const parsed = parseCsv(String(file.body));
  const [header = [], ...rows] = parsed.ok ? parsed.value : [];
  expect(header.slice(-3)).toEqual(['ID', 'Plan', 'Score']);
  expect(
    rows.map((row) => [row[2], ...row.slice(-2)].join('|')).toSorted((a, b) => a.localeCompare(b, 'en')),
  ).toEqual(['Broken|Team|', 'Fine|Free|', 'It is slow|Pro|3']);
});

it('filters by columns, by several at once, and by no value', async () => {
  await add([
    said('A', { Plan: 'Pro', Country: 'AT' }),
    said('B', { Plan: 'Pro', Country: 'DE' }),
    said('C', { Plan: 'Free' }),
    said('D', {}),
  ]);
  const [plan, country] = [await idOf('Plan'), await idOf('Country')];
  const having = (...values: [string, string][]) =>
    texts({ properties: values.map(([columnId, value]) => ({ columnId, value })) });
  expect(await having([plan, 'Pro'])).toEqual(['A', 'B']);
  expect(await having([plan, 'Pro'], [country, 'DE'])).toEqual(['B']);
  expect(await having([plan, 'Pro'], [country, 'FR'])).toEqual([]);
  expect(await having([country, ''])).toEqual(['C', 'D']);
  expect(await texts({ segment: { fieldId: country, value: 'AT' } })).toEqual(['A']);
  await ask(maker, adding, { input: { channelId, source: 'PASTE', points: [said('E', { Plan: 'Pro' })] } });
  expect(await texts({ source: 'PASTE' })).toEqual(['E']);
  const elsewhere = await ask(maker, 'mutation { createChannel(input: { title: "Other" }) { id } }');
  const foreign = await maker.graphql(
    `{ channel(id: "${elsewhere.createChannel.id}") { dataPoints(properties: [{ columnId: "${plan}", value: "Pro" }]) { items { id } } } }`,
  );
  expect(errorOf(foreign)[0]).toBe('NotFound');
});

it('compares themes by a column, and leads to what was counted', async () => {
  await add([said('Slow', { Plan: 'Pro' }), said('Late', { Plan: 'Pro' }), said('Ugly', { Plan: 'Free' })]);
  const { channel } = await ask(
    maker,
    `{ channel(id: "${channelId}") { dataPoints { items { id text } } } }`,
  );
  const themeId = await addTheme(app, place, channelId, [{ text: 'Parcels' }]);
  const ids = channel.dataPoints.items
    .filter(({ text }: { text: string }) => text !== 'Ugly')
    .map(({ id }: { id: string }) => id);
  await ask(maker, 'mutation ($input: MoveDataPointsInput!) { moveDataPoints(input: $input) { changeId } }', {
    input: { channelId, ids, themeId },
  });
  const fieldId = await idOf('Plan');
  const chart = await ask(
    maker,
    `{ channel(id: "${channelId}") { chart(from: "2026-01-01T00:00:00Z", to: "2026-12-31T00:00:00Z", fieldId: "${fieldId}") {
      bucket columns { value title total } rows { values total } } } }`,
  );
  expect(chart.channel.chart).toEqual({
    bucket: null,
    columns: [
      { value: 'Pro', title: 'Pro', total: 2 },
      { value: 'Free', title: 'Free', total: 1 },
      { value: '', title: 'No value', total: 1 },
    ],
    rows: [{ values: [2, 0, 1], total: 3 }],
  });
  expect(await texts({ themeId, segment: { fieldId, value: 'Pro' } })).toEqual(['Late', 'Slow']);
  expect(await texts({ themeId, segment: { fieldId, value: '' } })).toEqual(['Parcels']);
});

it('offers no values of a column that has many, or long ones', async () => {
  await add(Array.from({ length: 101 }, (_, at) => said(`Said ${at}`, { Ticket: `T${at}`, Plan: 'Pro' })));
  await add([said('Long', { Why: 'x'.repeat(201) })]);
  expect((await columns()).map(({ name, values }) => [name, values])).toEqual([
    ['Ticket', []],
    ['Plan', ['Pro']],
    ['Why', []],
  ]);
  expect(await texts({ properties: [{ columnId: await idOf('Ticket'), value: 'T7' }] })).toEqual(['Said 7']);
});

it('has at most 50 columns, and says so of a point whose values are too long', async () => {
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`c${at}`, 'x']));
  await add([said('All', many)]);
  const more = await maker.graphql(adding, {
    input: { channelId, source: 'API', points: [said('More', { d: 'x' })] },
  });
  expect(errorOf(more)[1]).toBe('A channel can have at most 50 columns');
  expect(await add([said('Too long', { c1: 'x'.repeat(1001) })])).toEqual({
    addedCount: 0,
    problems: [{ message: 'Value must be at most 1,000 characters' }],
  });
});

it('goes along into a note, and stays there when the data point is deleted', async () => {
  await add([said('It came late', { Plan: 'Pro' })]);
  const { channel } = await ask(maker, `{ channel(id: "${channelId}") { dataPoints { items { id } } } }`);
  const ids = channel.dataPoints.items.map(({ id }: { id: string }) => id);
  const projectId = await addProject(maker);
  const { sendToProject: sent } = await ask(
    maker,
    'mutation ($input: SendToProjectInput!) { sendToProject(input: $input) { noteIds } }',
    { input: { channelId, projectId, ids, as: 'HIGHLIGHT' } },
  );
  const deleting = 'mutation ($id: ID!, $ids: [ID!]!) { deleteDataPoints(channelId: $id, ids: $ids) }';
  await ask(maker, deleting, { id: channelId, ids });
  expect(await texts({ properties: [{ columnId: await idOf('Plan'), value: 'Pro' }] })).toEqual([]);
  const { note } = await ask(
    maker,
    `{ note(id: "${sent.noteIds[0]}") { origin { properties { name value } } } }`,
  );
  expect(note.origin.properties).toEqual([{ name: 'Plan', value: 'Pro' }]);
});
