import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTheme } from '#tests/support/themes.ts';
import { ask, errorOf, eventsOf } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let channelId: string;
let themeId: string;

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
});
afterAll(() => app.close());

beforeEach(async () => {
  place = await scene.workspace();
  maker = await place.member();
  const { createChannel } = await ask(
    maker,
    'mutation { createChannel(input: { title: "Reviews" }) { id } }',
  );
  channelId = createChannel.id;
  themeId = await addTheme(app, place, channelId, [{ text: 'It came late' }, { text: 'Buy cheap watches' }]);
});

const add = (points: readonly object[]) =>
  ask(
    maker,
    `mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount knownCount } }`,
    { input: { channelId, source: 'CSV', points } },
  );

const mutate = (name: string, ids: readonly string[], by = maker) =>
  by.graphql(
    `mutation ($channelId: ID!, $ids: [ID!]!) {
      ${name}(channelId: $channelId, ids: $ids)${name === 'deleteDataPoints' ? '' : ' { changeId }'} }`,
    { channelId, ids },
  );

type Listed = { id: string; text: string };

async function listed(scope = ''): Promise<Listed[]> {
  const { channel } = await ask(
    maker,
    `{ channel(id: "${channelId}") { dataPoints${scope} { items { id text } } } }`,
  );
  return channel.dataPoints.items;
}

async function idOf(text: string): Promise<string> {
  const found = [...(await listed()), ...(await listed('(excluded: true)'))].find((one) => one.text === text);
  if (!found) throw new Error(`No “${text}”`);
  return found.id;
}

async function counts() {
  const { channel, theme } = await ask(
    maker,
    `{ channel(id: "${channelId}") { dataPointCount dataPoints { totalCount } }
      theme(id: "${themeId}") { dataPointCount } }`,
  );
  return {
    channel: channel.dataPointCount,
    listed: channel.dataPoints.totalCount,
    theme: theme.dataPointCount,
  };
}

/** What the database counted, against its rows. */
async function miscounted(): Promise<unknown[]> {
  const { rows } = await app.database.transaction({ workspaceId: place.workspace.id }, 'read only', (db) =>
    sql`
      select day, sum(points) as points, sum(themed) as themed from (
        select day, point_count as points, themed_count as themed from channel_days
        union all
        select (said_at at time zone 'UTC')::date, -1, -(theme_id is not null)::int from data_points
        where excluded_at is null
      ) each group by 1 having sum(points) <> 0 or sum(themed) <> 0`.execute(db),
  );
  return rows;
}

it('are in no count, no theme and no list but their own, until they are included', async () => {
  await add([{ text: 'Nice', externalId: 'r1', saidAt: '2026-03-02T10:00:00.000Z' }]);
  const spam = await idOf('Buy cheap watches');
  expect(await counts()).toEqual({ channel: 3, listed: 3, theme: 2 });
  await mutate('excludeDataPoints', [spam]);
  expect(await counts()).toEqual({ channel: 2, listed: 2, theme: 1 });
  expect(await listed('(excluded: true)')).toEqual([{ id: spam, text: 'Buy cheap watches' }]);
  expect((await listed('(outliers: true)')).map(({ text }) => text)).toEqual(['Nice']);
  expect(await miscounted()).toEqual([]);
  const { dataPoint } = await ask(maker, `{ dataPoint(id: "${spam}") { excluded theme { id } } }`);
  expect(dataPoint).toEqual({ excluded: true, theme: null });
  await mutate('includeDataPoints', [spam]);
  expect(await counts()).toEqual({ channel: 3, listed: 3, theme: 1 });
  expect(await miscounted()).toEqual([]);
});

it('go back where they were by undo', async () => {
  const spam = await idOf('Buy cheap watches');
  const { excludeDataPoints: excluded } = (await mutate('excludeDataPoints', [spam])).body.data;
  await ask(maker, `mutation { undoThemeChange(changeId: "${excluded.changeId}") { id } }`);
  expect(await counts()).toEqual({ channel: 2, listed: 2, theme: 2 });
  expect(await miscounted()).toEqual([]);
});

it('stay excluded when an earlier move is taken back, and can’t be moved', async () => {
  const spam = await idOf('Buy cheap watches');
  const move = 'mutation ($input: MoveDataPointsInput!) { moveDataPoints(input: $input) { changeId } }';
  const input = { channelId, ids: [spam], themeId: null };
  const { moveDataPoints: moved } = await ask(maker, move, { input });
  await mutate('excludeDataPoints', [spam]);
  await ask(maker, `mutation { undoThemeChange(changeId: "${moved.changeId}") { id } }`);
  expect(await counts()).toEqual({ channel: 1, listed: 1, theme: 1 });
  expect(errorOf(await maker.graphql(move, { input }))[0]).toBe('NotFound');
});

it('don’t come back when they are imported again', async () => {
  const point = { text: 'Buy cheap watches now', externalId: 'r9' };
  await add([point]);
  await mutate('excludeDataPoints', [await idOf(point.text)]);
  const { addDataPoints } = await add([point]);
  expect(addDataPoints).toEqual({ addedCount: 0, knownCount: 1 });
  expect((await listed()).map(({ text }) => text)).not.toContain(point.text);
});

it('are quoted by no theme any more', async () => {
  const late = await idOf('It came late');
  await app.database.owner.query('update themes set quote_id = $2 where id = $1', [themeId, late]);
  await mutate('excludeDataPoints', [late]);
  const { theme } = await ask(maker, `{ theme(id: "${themeId}") { quote { text } } }`);
  expect(theme.quote.text).toBe('Buy cheap watches');
});

it('a deleted one leaves every count and is not found, and a contributor may not delete', async () => {
  const spam = await idOf('Buy cheap watches');
  const other = await place.member();
  expect(errorOf(await mutate('deleteDataPoints', [spam], other))[0]).toBe('Forbidden');
  const { body } = await mutate('deleteDataPoints', [spam]);
  expect(body.data).toEqual({ deleteDataPoints: [spam] });
  expect(await counts()).toEqual({ channel: 1, listed: 1, theme: 1 });
  expect(await miscounted()).toEqual([]);
  expect((await ask(maker, `{ dataPoint(id: "${spam}") { id } }`)).dataPoint).toBeNull();
  expect(await eventsOf(app, place, channelId)).toContain('channel.dataDeleted');
});

it('refuses all when one is of another channel', async () => {
  const spam = await idOf('Buy cheap watches');
  for (const name of ['excludeDataPoints', 'includeDataPoints', 'deleteDataPoints'])
    expect(errorOf(await mutate(name, [spam, app.services.newId()]))[0]).toBe('NotFound');
  expect(await counts()).toEqual({ channel: 2, listed: 2, theme: 2 });
});
