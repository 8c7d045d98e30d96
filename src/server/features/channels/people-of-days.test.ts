import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTheme } from '#tests/support/themes.ts';
import { ask } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let channelId: string;
let themeIds: string[];

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
  themeIds = [
    await addTheme(app, place, channelId, [
      { text: 'It came late', participant: 'Ada' },
      { text: 'Late again', participant: 'Ada' },
      { text: 'Two days late', participant: 'Grace' },
      { text: 'Never on time' },
    ]),
    await addTheme(app, place, channelId, [{ text: 'Too expensive', participant: 'Ada' }]),
  ];
});

type Counted = { of: string; people: number };

/** People of each day, and those whose last day it is, as they are kept and as the rows say. */
async function counts(): Promise<{ kept: Counted[]; real: Counted[] }> {
  return app.database.transaction({ workspaceId: place.workspace.id }, 'read only', async (db) => {
    const kept = await sql<Counted>`
      select channel_id || ' ' || day as of, people_count as people from channel_days where people_count <> 0
      union all
      select theme_id || ' ' || day, people_count from theme_days where people_count <> 0
      union all
      select channel_id || ' ends ' || day, last_people_count from channel_days where last_people_count <> 0
      union all
      select theme_id || ' ends ' || day, last_people_count from theme_days where last_people_count <> 0
      order by 1`.execute(db);
    const real = await sql<Counted>`
      with said as (
        select channel_id as of, (said_at at time zone 'UTC')::date as day, participant from data_points
        where excluded_at is null and participant is not null
        union all
        select theme_id, (said_at at time zone 'UTC')::date, participant from data_points
        where excluded_at is null and participant is not null and theme_id is not null
      ), last as (select of, participant, max(day) as day from said group by 1, 2)
      select of || ' ' || day as of, count(distinct participant)::int as people from said group by 1
      union all
      select of || ' ends ' || day, count(*)::int from last group by 1
      order by 1`.execute(db);
    return { kept: kept.rows, real: real.rows };
  });
}

async function expectRight(): Promise<Counted[]> {
  const { kept, real } = await counts();
  expect(kept).toEqual(real);
  return kept;
}

async function idsOf(text: string): Promise<string[]> {
  const { channel } = await ask(
    maker,
    'query ($id: ID!, $query: String) { channel(id: $id) { dataPoints(query: $query) { items { id } } } }',
    { id: channelId, query: text },
  );
  return channel.dataPoints.items.map(({ id }: { id: string }) => id);
}

it('people of days are those of the rows, whatever becomes of the rows', async () => {
  const [late, price] = themeIds;
  expect(await expectRight()).toHaveLength(6);
  const change = (verb: string, ids: readonly string[]) =>
    ask(
      maker,
      `mutation ($channelId: ID!, $ids: [ID!]!) { ${verb}(channelId: $channelId, ids: $ids) { changeId } }`,
      { channelId, ids },
    );
  const move = async (text: string, themeId: string | null) =>
    ask(maker, 'mutation ($input: MoveDataPointsInput!) { moveDataPoints(input: $input) { changeId } }', {
      input: { channelId, ids: await idsOf(text), themeId },
    });
  // One of two that she says, the other one, what another person says, and all of it back.
  for (const text of ['It came', 'Late again', 'Two days']) {
    await move(text, price ?? null);
    await expectRight();
  }
  const { moveDataPoints } = await move('late', null);
  await expectRight();
  await ask(maker, `mutation { undoThemeChange(changeId: "${moveDataPoints.changeId}") { id } }`);
  await expectRight();
  const two = await idsOf('days');
  await change('excludeDataPoints', two);
  await expectRight();
  await change('includeDataPoints', two);
  await expectRight();
  await ask(maker, `mutation { mergeThemes(intoId: "${late}", ids: ["${price}"]) { changeId } }`);
  await expectRight();
  await ask(maker, 'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount } }', {
    input: {
      channelId,
      source: 'API',
      points: ['Ada', 'Ada', 'Linus', null].map((participant, at) => ({
        text: `Something else ${at}`,
        participant,
        saidAt: '2026-03-01T23:59:59.000Z',
      })),
    },
  });
  await expectRight();
  await ask(
    maker,
    'mutation ($channelId: ID!, $ids: [ID!]!) { deleteDataPoints(channelId: $channelId, ids: $ids) }',
    { channelId, ids: await idsOf('Something') },
  );
  expect(await expectRight()).toHaveLength(4);
});

it('they are shown by day, and once for a whole period and each theme', async () => {
  const [late, price] = themeIds;
  const { channel } = await ask(
    maker,
    `query ($id: ID!, $from: DateTime!, $to: DateTime!) { channel(id: $id) {
      overview(from: $from, to: $to) { days { count peopleCount } }
      people(from: $from, to: $to) { count themes { themeId count } } } }`,
    { id: channelId, from: '2026-02-01T00:00:00Z', to: '2026-04-01T00:00:00Z' },
  );
  expect(channel.overview.days).toEqual([{ count: 5, peopleCount: 2 }]);
  expect(channel.people.count).toBe(2);
  expect(channel.people.themes).toHaveLength(2);
  expect(channel.people.themes).toEqual(
    expect.arrayContaining([
      { themeId: late, count: 2 },
      { themeId: price, count: 1 },
    ]),
  );
  const { theme } = await ask(
    maker,
    `query ($id: ID!, $from: DateTime!, $to: DateTime!) { theme(id: $id) {
      days(from: $from, to: $to) { count peopleCount } } }`,
    { id: late, from: '2026-02-01T00:00:00Z', to: '2026-04-01T00:00:00Z' },
  );
  expect(theme.days).toEqual([{ count: 4, peopleCount: 2 }]);
});

const peopleIn = async (from: string, to: string) => {
  const { channel } = await ask(
    maker,
    `query ($id: ID!, $from: DateTime!, $to: DateTime!) { channel(id: $id) {
      people(from: $from, to: $to) { count themes { themeId count } } } }`,
    { id: channelId, from, to },
  );
  return channel.people;
};

it('people of a period that others came after are those who spoke in it', async () => {
  const [late, price] = themeIds;
  const say = (participant: string, saidAt: string) => ({
    text: `${participant} on ${saidAt}`,
    participant,
    saidAt,
  });
  await ask(maker, 'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount } }', {
    input: {
      channelId,
      source: 'API',
      points: [say('Ada', '2026-03-05T08:00:00.000Z'), say('Linus', '2026-03-05T09:00:00.000Z')],
    },
  });
  await expectRight();
  expect((await peopleIn('2026-03-01T00:00:00Z', '2026-03-06T00:00:00Z')).count).toBe(3);
  expect((await peopleIn('2026-03-02T00:00:00Z', '2026-03-06T00:00:00Z')).count).toBe(2);
  const before = await peopleIn('2026-03-01T00:00:00Z', '2026-03-05T00:00:00Z');
  expect(before.count).toBe(2);
  expect(before.themes).toHaveLength(2);
  expect(before.themes).toEqual(
    expect.arrayContaining([
      { themeId: late, count: 2 },
      { themeId: price, count: 1 },
    ]),
  );
  const counts = async (from: string, to: string): Promise<number> => {
    const { theme } = await ask(
      maker,
      'query ($id: ID!, $from: DateTime!, $to: DateTime!) { theme(id: $id) { peopleCount(from: $from, to: $to) } }',
      { id: late, from, to },
    );
    return theme.peopleCount;
  };
  expect(await counts('2026-03-01T00:00:00Z', '2026-03-05T00:00:00Z')).toBe(2);
  expect(await counts('2026-03-01T00:00:00Z', '2026-04-01T00:00:00Z')).toBe(2);
  expect(await counts('2026-03-02T00:00:00Z', '2026-04-01T00:00:00Z')).toBe(0);
});

it('the last day of somebody goes back to the day before when what they said last goes', async () => {
  const say = (text: string, saidAt: string) => ({ text, participant: 'Joan', saidAt });
  await ask(maker, 'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount } }', {
    input: {
      channelId,
      source: 'API',
      points: [
        say('First word', '2026-03-02T08:00:00.000Z'),
        say('Middle word', '2026-03-04T09:00:00.000Z'),
        say('Final word', '2026-03-09T09:00:00.000Z'),
      ],
    },
  });
  const since = async (day: string) => (await peopleIn(`${day}T00:00:00Z`, '2026-04-01T00:00:00Z')).count;
  expect(await since('2026-03-05')).toBe(1);
  const change = (verb: string, ids: readonly string[]) =>
    ask(
      maker,
      `mutation ($channelId: ID!, $ids: [ID!]!) { ${verb}(channelId: $channelId, ids: $ids) { changeId } }`,
      { channelId, ids },
    );
  await change('excludeDataPoints', await idsOf('Final'));
  await expectRight();
  expect([await since('2026-03-05'), await since('2026-03-04')]).toEqual([0, 1]);
  await change('excludeDataPoints', [...(await idsOf('Middle')), ...(await idsOf('First'))]);
  await expectRight();
  expect(await since('2026-03-02')).toBe(0);
});
