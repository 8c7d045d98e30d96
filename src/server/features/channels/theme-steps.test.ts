import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { app, channelId, maker, openSortedChannel, place } from '#tests/support/sorted-channel.ts';
import { addProject, ask, errorOf } from '#tests/support/work.ts';
import './tables.ts';

const said = ['parcel delivery arrives late', 'password login fails daily', 'dark colors hurt eyes'] as const;

openSortedChannel();
let lastId = 0;
async function add(texts: readonly string[], saidAt?: string): Promise<void> {
  const points = texts.map((text) => ({ text, saidAt, externalId: String((lastId += 1)) }));
  await ask(maker, 'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount } }', {
    input: { channelId, source: 'API', points },
  });
  await settle();
}

async function settle(): Promise<void> {
  await app.dispatcher?.drain();
  await eventually(
    'every data point is placed',
    async () =>
      (await ask(maker, `{ channel(id: "${channelId}") { sorting { doing } } }`)).channel.sorting === null,
    { withinMs: 60_000, everyMs: 100 },
  );
}

const each = (count: number): string[] => said.flatMap((text) => Array.from({ length: count }, () => text));

type Point = { id: string; theme: { id: string } | null };
async function pointsOf(words: string): Promise<Point[]> {
  const { channel } = await ask(
    maker,
    `{ channel(id: "${channelId}") { dataPoints(query: "${words}", first: 50) { items { id theme { id } } } } }`,
  );
  return channel.dataPoints.items;
}

async function themeOf(words: string): Promise<string> {
  const [point] = await pointsOf(words);
  if (!point?.theme) throw new Error(`“${words}” is in no theme`);
  return point.theme.id;
}

const merge = async (into: string, id: string): Promise<string> =>
  (await ask(maker, `mutation { mergeThemes(intoId: "${into}", ids: ["${id}"]) { changeId } }`)).mergeThemes
    .changeId;

const move = async (ids: readonly string[], themeId: string): Promise<string> =>
  (
    await ask(
      maker,
      'mutation ($input: MoveDataPointsInput!) { moveDataPoints(input: $input) { changeId } }',
      {
        input: { channelId, ids, themeId },
      },
    )
  ).moveDataPoints.changeId;

async function undo(changeId: string) {
  const { undoThemeChange } = await ask(
    maker,
    `mutation { undoThemeChange(changeId: "${changeId}") { change(id: "${changeId}") {
      keptDataPointCount keptThemeCount } } }`,
  );
  return undoThemeChange.change;
}

async function countsAreRight(): Promise<boolean> {
  const { rows } = await app.database.transaction({ workspaceId: place.workspace.id }, 'read only', (db) =>
    sql<{ wrong: number }>`
      select count(*)::int as wrong from themes t where t.workspace_id = ${place.workspace.id} and t.point_count <>
        (select count(*) from data_points p where p.workspace_id = t.workspace_id and p.theme_id = t.id)`.execute(
      db,
    ),
  );
  return rows[0]?.wrong === 0;
}

describe('taking a step back', () => {
  beforeEach(() => add(each(6)));

  it('brings a point to the theme that its own was merged into since', async () => {
    const [late, login, dark] = [await themeOf('parcel'), await themeOf('password'), await themeOf('dark')];
    const [point] = await pointsOf('parcel');
    const moved = await move([point?.id ?? ''], login);
    await merge(dark, late);
    expect(await undo(moved)).toEqual({ keptDataPointCount: 0, keptThemeCount: 0 });
    expect((await pointsOf('parcel')).map(({ theme }) => theme?.id)).toEqual(
      Array.from({ length: 6 }, () => dark),
    );
    expect(await countsAreRight()).toBe(true);
  });

  it('leaves alone what was changed since, and says how much', async () => {
    const [late, login, dark] = [await themeOf('parcel'), await themeOf('password'), await themeOf('dark')];
    const merged = await merge(login, late);
    const [point] = await pointsOf('parcel');
    await move([point?.id ?? ''], dark);
    expect(await undo(merged)).toEqual({ keptDataPointCount: 1, keptThemeCount: 0 });
    const places = (await pointsOf('parcel')).map(({ theme }) => theme?.id);
    expect(places.filter((id) => id === late)).toHaveLength(5);
    expect(places.filter((id) => id === dark)).toHaveLength(1);
    expect(await countsAreRight()).toBe(true);
  });

  it('keeps a later title, and a later pin when the title is taken back', async () => {
    const late = await themeOf('parcel');
    const rename = async (title: string): Promise<string> =>
      (await ask(maker, `mutation { updateTheme(input: { id: "${late}", title: "${title}" }) { changeId } }`))
        .updateTheme.changeId;
    const [first, second] = [await rename('Delivery'), await rename('Late parcels')];
    expect(await undo(first)).toEqual({ keptDataPointCount: 0, keptThemeCount: 1 });
    await ask(maker, `mutation { updateTheme(input: { id: "${late}", pinned: true }) { changeId } }`);
    await undo(second);
    const { theme } = await ask(maker, `{ theme(id: "${late}") { title pinned } }`);
    expect(theme).toEqual({ title: 'Delivery', pinned: true });
  });
});

it('a split that is taken back leaves no mark on the next sorting', async () => {
  await add(each(6));
  const [one, other] = [await themeOf('parcel'), await themeOf('password')];
  await move(
    (await pointsOf('password')).map(({ id }) => id),
    one,
  );
  await ask(maker, `mutation { dismissTheme(id: "${other}") { changeId } }`);
  // What points are compared with.
  const places = async () =>
    app.database.transaction({ workspaceId: place.workspace.id }, 'read only', async (db) => {
      const { rows } = await sql<{ id: string }>`
        select id, encode(centroid, 'hex') as middle, quote_id from themes
        where channel_id = ${channelId} and length(centroid) > 0 order by id`.execute(db);
      return rows;
    });
  const before = await places();
  const { splitTheme } = await ask(maker, `mutation { splitTheme(id: "${one}") { changeId } }`);
  expect(await places()).toHaveLength(before.length + 1);
  await undo(splitTheme.changeId);
  expect(await places()).toEqual(before);
  expect(await themeOf('password')).toBe(one);
});

it('a large theme is split to its last point, and the split is taken back', async () => {
  const [late, login] = said;
  await add([late, login].flatMap((text) => Array.from({ length: 6 }, () => text)));
  // What was read once is copied: a model for thousands of texts would be most of the test.
  await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', (db) =>
    sql`
      insert into data_points (workspace_id, channel_id, id, source, external_id, text, said_at, vector, theme_id,
        theme_score, sentiment, added_at)
      select workspace_id, channel_id, gen_random_uuid(), source, external_id || ' ' || copy, text, said_at, vector,
        theme_id, theme_score, sentiment, added_at
      from data_points, generate_series(1, 449) as copy where channel_id = ${channelId}`.execute(db),
  );
  const [one, other] = [await themeOf('parcel'), await themeOf('password')];
  await merge(one, other);
  const tooSoon = await maker.graphql(`mutation { splitTheme(id: "${one}") { changeId } }`);
  expect(errorOf(tooSoon)[1]).toBe('Data points are still being moved. Try again when that is done.');
  await settle();
  const { splitTheme } = await ask(maker, `mutation { splitTheme(id: "${one}") { changeId } }`);
  await settle();
  const parts = [await themeOf('parcel'), await themeOf('password')];
  expect(new Set(parts).size).toBe(2);
  const counts = async (): Promise<number[]> => {
    const { channel } = await ask(
      maker,
      `{ channel(id: "${channelId}") { themes { items { dataPointCount } } } }`,
    );
    return channel.themes.items.map(({ dataPointCount }: { dataPointCount: number }) => dataPointCount);
  };
  expect(await counts()).toEqual([2700, 2700]);
  await undo(splitTheme.changeId);
  expect(await counts()).toEqual([5400]);
  expect(await countsAreRight()).toBe(true);
});

it('an insight goes on with the theme that its own was merged into', async () => {
  await add(each(6));
  const projectId = await addProject(maker);
  const [late, login] = [await themeOf('parcel'), await themeOf('password')];
  const { createInsightFromTheme } = await ask(
    maker,
    `mutation { createInsightFromTheme(themeId: "${late}", projectId: "${projectId}") { id } }`,
  );
  await merge(login, late);
  const { theme, insight } = await ask(
    maker,
    `{ theme(id: "${login}") { insights { id } }
      insight(id: "${createInsightFromTheme.id}") { themes { id } } }`,
  );
  expect(theme.insights).toEqual([{ id: createInsightFromTheme.id }]);
  expect(insight.themes).toEqual([{ id: login }]);
});

it('another model reads everything again, and themes keep their points and names', async () => {
  await add(each(6));
  const before = [await themeOf('parcel'), await themeOf('password'), await themeOf('dark')];
  await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', async (db) => {
    await sql`update data_points set vector = decode(repeat('7f', 40), 'hex')`.execute(db);
    await sql`update themes set centroid = decode(repeat('00', 36 * 4), 'hex')`.execute(db);
    await sql`update channels set model = 'an older one'`.execute(db);
  });
  await add(['parcel delivery arrives broken']);
  expect([await themeOf('parcel'), await themeOf('password'), await themeOf('dark')]).toEqual(before);
  const { rows } = await app.database.transaction({ workspaceId: place.workspace.id }, 'read only', (db) =>
    sql<{
      sizes: number;
      model: string;
    }>`select count(distinct length(p.vector))::int as sizes, min(c.model) as model
      from data_points p join channels c on c.id = p.channel_id`.execute(db),
  );
  expect(rows).toEqual([{ sizes: 1, model: app.services.embedder?.model }]);
  expect(await countsAreRight()).toBe(true);
});

it('a pinned theme stays where a period has none of its data points, and old data points count', async () => {
  await add(each(6), '1984-05-01T10:00:00Z');
  const late = await themeOf('parcel');
  await ask(maker, `mutation { updateTheme(input: { id: "${late}", pinned: true }) { changeId } }`);
  const overview = async (from: string, to: string) =>
    (
      await ask(
        maker,
        `{ channel(id: "${channelId}") { overview(from: "${from}", to: "${to}") { totalCount
        themes { currentCount theme { id } } } } }`,
      )
    ).channel.overview;
  expect(await overview('2026-01-01T00:00:00Z', '2026-04-01T00:00:00Z')).toEqual({
    totalCount: 0,
    themes: [{ currentCount: 0, theme: { id: late } }],
  });
  expect((await overview('1900-01-01T00:00:00Z', '2201-01-01T00:00:00Z')).totalCount).toBe(18);
});
