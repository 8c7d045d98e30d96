import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { ask } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let owner: Person;
let channelId: string;

/** More than one batch holds, so that some are in it and some wait. */
const many = 4200;
const special: Record<string, string> = {
  '17': 'The Refrigerator hums at night',
  '2040': 'Rückerstattung fehlt seit Mai',
  '4099': 'Mein Kühlschrank brummt, refrigerator broken',
  '4150': '退款太慢了',
};

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
  place = await scene.workspace();
  owner = place.owner;
  channelId = (await ask(owner, 'mutation { createChannel(input: { title: "Reviews" }) { id } }'))
    .createChannel.id;
  await change((db) =>
    sql`
      insert into data_points (workspace_id, channel_id, id, source, external_id, text, said_at, added_at)
      select ${place.workspace.id}::uuid, ${channelId}::uuid, gen_random_uuid(), 'csv', n::text,
        coalesce(${JSON.stringify(special)}::jsonb ->> n::text, 'Parcel ' || n || ' came late'),
        timestamptz '2026-01-01 UTC' + n * interval '1 minute', now()
      from generate_series(1, ${many}) n`.execute(db),
  );
  await add({
    externalId: 'chat',
    turns: [
      { participant: 'Bot', fromCustomer: false, text: 'Is it about a zeppelin?' },
      { participant: 'Mia', fromCustomer: true, text: 'No, my invoice' },
    ],
  });
  await indexed(1);
}, 120_000);
afterAll(() => app.close());

type Run = Parameters<typeof app.database.transaction>[2];

function change(run: Run): Promise<unknown> {
  return app.database.transaction({ workspaceId: place.workspace.id }, 'read write', run);
}

async function add(...points: object[]): Promise<void> {
  await ask(owner, 'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount } }', {
    input: { channelId, source: 'API', points },
  });
}

/** The channel's job reads texts into batches, also of such that were changed. */
async function indexed(batches: number): Promise<void> {
  const read = async (): Promise<object | undefined> =>
    (
      await app.database.owner.query(
        `select count(*)::int as batches, count(*) filter (where is_stale)::int as stale from text_batches
         where channel_id = $1`,
        [channelId],
      )
    ).rows[0];
  await vi.waitFor(async () => expect(await read()).toEqual({ batches, stale: 0 }), { timeout: 60_000 });
}

async function texts(filter: object): Promise<string[]> {
  const { channel } = await ask(
    owner,
    `query ($id: ID!, $query: String, $from: DateTime, $source: DataPointSource) { channel(id: $id) {
      dataPoints(query: $query, from: $from, source: $source) { totalCount matchCount { count isAtLeast } items { text } } } }`,
    { id: channelId, ...filter },
  );
  const { totalCount, matchCount, items } = channel.dataPoints;
  expect(totalCount).toBe(items.length);
  expect(matchCount).toEqual({ count: items.length, isAtLeast: false });
  return items.map(({ text }: { text: string }) => text);
}

async function hasPiece(piece: string): Promise<boolean> {
  const { rows } = await app.database.owner.query(
    'select 1 from text_batch_pieces p join text_batches b on b.id = p.batch_id where b.channel_id = $1 and piece = $2',
    [channelId, piece],
  );
  return rows.length > 0;
}

describe('among thousands', () => {
  test.each([
    ['refrigerator', ['Mein Kühlschrank brummt, refrigerator broken', 'The Refrigerator hums at night']],
    ['FRIGE', ['Mein Kühlschrank brummt, refrigerator broken', 'The Refrigerator hums at night']],
    ['refrigerator hums', ['The Refrigerator hums at night']],
    ['rück', ['Rückerstattung fehlt seit Mai']],
    ['ERSTATTUNG', ['Rückerstattung fehlt seit Mai']],
    ['退款', ['退款太慢了']],
    ['Parcel 3999 ', ['Parcel 3999 came late']],
    ['zeppelin', ['No, my invoice']],
    ['submarine', []],
    ['qx', []],
  ])('words are found wherever they are: %s', async (query, found) => {
    expect(await texts({ query })).toEqual(expect.arrayContaining(found));
    expect(await texts({ query })).toHaveLength(found.length);
  });

  test('they are found together with other filters', async () => {
    const from = '2026-01-02T00:00:00Z';
    expect(await texts({ query: 'refrigerator', from })).toEqual([
      'Mein Kühlschrank brummt, refrigerator broken',
    ]);
    expect(await texts({ query: 'zeppelin', source: 'API' })).toEqual(['No, my invoice']);
    expect(await texts({ query: 'zeppelin', source: 'CSV' })).toEqual([]);
  });

  test('frequent ones are the newest first', async () => {
    const { channel } = await ask(
      owner,
      `query ($id: ID!) { channel(id: $id) { dataPoints(query: "arcel", first: 2) {
        totalCount matchCount { count isAtLeast } items { text } } } }`,
      { id: channelId },
    );
    const count = many - Object.keys(special).length;
    expect(channel.dataPoints).toEqual({
      totalCount: count,
      matchCount: { count, isAtLeast: false },
      items: [{ text: 'Parcel 4200 came late' }, { text: 'Parcel 4199 came late' }],
    });
  });

  test('what has to be looked at one by one is counted up to a thousand for people, and fully for programs', async () => {
    const { channel } = await ask(
      owner,
      `query ($id: ID!) { channel(id: $id) { dataPoints(source: CSV, first: 0) {
        totalCount matchCount { count isAtLeast } items { id } } } }`,
      { id: channelId },
    );
    expect(channel.dataPoints).toEqual({
      totalCount: many,
      matchCount: { count: 1000, isAtLeast: true },
      items: [],
    });
  });

  test('a changed text is found by its new words at once, and of the old ones nothing is kept', async () => {
    await change((db) =>
      sql`update data_points set text = 'Xylophones sound fine' where workspace_id = ${place.workspace.id}
        and channel_id = ${channelId} and external_id = '2040'`.execute(db),
    );
    expect(await texts({ query: 'erstattung' })).toEqual([]);
    expect(await texts({ query: 'xylo' })).toEqual(['Xylophones sound fine']);
    await add({ text: 'One more parcel', externalId: 'more' });
    await indexed(1);
    expect(await hasPiece('rüc')).toBe(false);
    expect(await texts({ query: 'xylo' })).toEqual(['Xylophones sound fine']);
  });

  test('of a deleted one nothing is kept', async () => {
    const { channel } = await ask(
      owner,
      'query ($id: ID!) { channel(id: $id) { dataPoints(query: "xylophones") { items { id } } } }',
      { id: channelId },
    );
    const ids = channel.dataPoints.items.map(({ id }: { id: string }) => id);
    await ask(
      owner,
      'mutation ($channelId: ID!, $ids: [ID!]!) { deleteDataPoints(channelId: $channelId, ids: $ids) }',
      { channelId, ids },
    );
    expect(await texts({ query: 'xylo' })).toEqual([]);
    await add({ text: 'Yet another parcel', externalId: 'another' });
    await indexed(1);
    expect(await hasPiece('xyl')).toBe(false);
  });
});
