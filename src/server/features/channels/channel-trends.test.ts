import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { app, channelId, maker, openSortedChannel, place } from '#tests/support/sorted-channel.ts';
import { ask, errorOf } from '#tests/support/work.ts';

openSortedChannel();

async function add(points: readonly { text: string; saidAt: Date }[]): Promise<void> {
  await ask(maker, 'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount } }', {
    input: {
      channelId,
      source: 'API',
      points: points.map(({ text, saidAt }, at) => ({
        text,
        saidAt: saidAt.toISOString(),
        externalId: `${text} ${saidAt.toISOString()} ${at}`,
      })),
    },
  });
  await app.dispatcher?.drain();
  await eventually(
    'every data point is placed',
    async () =>
      (await ask(maker, `{ channel(id: "${channelId}") { sorting { doing } } }`)).channel.sorting === null,
    { withinMs: 60_000, everyMs: 100 },
  );
}

const daysAgo = (days: number): Date => new Date(app.clock.now().getTime() - days * 86_400_000);
const times = (count: number, text: string, days: number) =>
  Array.from({ length: count }, () => ({ text, saidAt: daysAgo(days) }));

const late = 'Parcel delivery arrives late again';
const invoice = 'Twelve people share one account';

it('say how they sound, in the list, in the overview and in their theme over time', async () => {
  await add([
    ...times(4, 'I love it, it works great, fantastic', 2),
    ...times(3, 'Awful, broken and frustrating, a waste of money', 1),
    ...times(3, invoice, 1),
  ]);
  const [from, to] = [daysAgo(3).toISOString(), daysAgo(-1).toISOString()];
  const { channel } = await ask(
    maker,
    `query ($id: ID!, $from: DateTime!, $to: DateTime!) { channel(id: $id) {
      good: dataPoints(sentiment: POSITIVE) { totalCount items { text sentiment theme { id } } }
      bad: dataPoints(sentiment: NEGATIVE) { totalCount }
      neither: dataPoints(sentiment: NEUTRAL) { totalCount }
      overview(from: $from, to: $to) { totalCount positiveCount negativeCount
        days { count positiveCount negativeCount } themes { theme { id } currentCount positiveCount negativeCount } } } }`,
    { id: channelId, from, to },
  );
  expect([channel.good.totalCount, channel.bad.totalCount, channel.neither.totalCount]).toEqual([4, 3, 3]);
  expect(channel.good.items[0]).toMatchObject({ sentiment: 'POSITIVE' });
  expect(channel.overview).toMatchObject({
    totalCount: 10,
    positiveCount: 4,
    negativeCount: 3,
    days: [
      { count: 4, positiveCount: 4, negativeCount: 0 },
      { count: 6, positiveCount: 0, negativeCount: 3 },
    ],
  });
  const themeId = channel.good.items[0].theme.id;
  expect(channel.overview.themes).toContainEqual({
    theme: { id: themeId },
    currentCount: 4,
    positiveCount: 4,
    negativeCount: 0,
  });
  const { theme } = await ask(
    maker,
    `query ($id: ID!, $from: DateTime!, $to: DateTime!) { theme(id: $id) {
      days(from: $from, to: $to) { day count positiveCount } } }`,
    { id: themeId, from, to },
  );
  expect(theme.days).toEqual([{ day: daysAgo(2).toISOString().slice(0, 10), count: 4, positiveCount: 4 }]);
});

it('are read again where another reading said how they sound, and counted so', async () => {
  await add([...times(3, 'Love it, works great', 2), ...times(3, invoice, 1)]);
  await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', async (db) => {
    await sql`update data_points set sentiment = 'negative' where channel_id = ${channelId}`.execute(db);
    await sql`update channels set sentiment_reader = 'an earlier one' where id = ${channelId}`.execute(db);
  });
  await add(times(1, 'Love it, works great', 1));
  const [from, to] = [daysAgo(3).toISOString(), daysAgo(-1).toISOString()];
  const { channel } = await ask(
    maker,
    `query ($id: ID!, $from: DateTime!, $to: DateTime!) { channel(id: $id) {
      good: dataPoints(sentiment: POSITIVE) { totalCount }
      neither: dataPoints(sentiment: NEUTRAL) { totalCount }
      overview(from: $from, to: $to) { positiveCount negativeCount } } }`,
    { id: channelId, from, to },
  );
  expect(channel).toEqual({
    good: { totalCount: 4 },
    neither: { totalCount: 3 },
    overview: { positiveCount: 4, negativeCount: 0 },
  });
});

it('rise and fall against the days before, and who follows the channel hears of it once', async () => {
  await ask(
    maker,
    `mutation { updateNotificationOptions(input: { allChangesEnabled: true }) { allChangesEnabled } }`,
  );
  await ask(
    maker,
    `mutation { follow(input: { type: CHANNEL, id: "${channelId}", frequency: DAILY }) { frequency } }`,
  );
  await add([...times(3, late, 9), ...times(20, invoice, 9), ...times(2, invoice, 1)]);
  await add(times(15, late, 1));
  await add(times(1, late, 0));
  const { channel } = await ask(
    maker,
    `query ($id: ID!, $from: DateTime!, $to: DateTime!) { channel(id: $id) { overview(from: $from, to: $to) {
      themes { previousCount currentCount isRising isFalling } } } }`,
    { id: channelId, from: daysAgo(6).toISOString(), to: daysAgo(-1).toISOString() },
  );
  expect(channel.overview.themes).toContainEqual({
    previousCount: 3,
    currentCount: 16,
    isRising: true,
    isFalling: false,
  });
  expect(channel.overview.themes).toContainEqual({
    previousCount: 20,
    currentCount: 2,
    isRising: false,
    isFalling: true,
  });
  // Of all the days that there are, none is compared with days without anything.
  const whole = await ask(
    maker,
    `query ($id: ID!, $from: DateTime!, $to: DateTime!) { channel(id: $id) { overview(from: $from, to: $to) {
      themes { currentCount isRising } } } }`,
    { id: channelId, from: daysAgo(20).toISOString(), to: daysAgo(-1).toISOString() },
  );
  expect(whole.channel.overview.themes).toContainEqual({ currentCount: 19, isRising: false });
  await app.dispatcher?.drain();
  const { notifications } = await ask(maker, '{ notifications { items { text } } }');
  const rising = notifications.items.filter(
    ({ text }: { text: string }) => text === 'Reviews has rising themes',
  );
  expect(rising).toHaveLength(1);
});

it('are not asked for from an end to a beginning, and a beginning before all time is no error', async () => {
  const overview = (from: string, to: string) =>
    maker.graphql(
      `query ($id: ID!, $from: DateTime!, $to: DateTime!) { channel(id: $id) {
        overview(from: $from, to: $to) { totalCount } } }`,
      { id: channelId, from, to },
    );
  expect(errorOf(await overview('2026-03-02T00:00:00Z', '2026-03-01T00:00:00Z'))).toEqual([
    'ValidationError',
    'The period ends before it begins',
  ]);
  const ever = await overview('0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z');
  expect(ever.body.data.channel.overview.totalCount).toBe(0);
});

it('are wrapped up for a period, for everybody who may see the channel', async () => {
  await add([...times(3, late, 9), ...times(20, invoice, 9)]);
  const reader = await place.member({ role: 'VIEWER' });
  const dark = 'Dark colors hurt eyes nightly';
  await add([...times(2, invoice, 1), ...times(15, late, 1), ...times(25, dark, 1)]);
  const { channel } = await ask(
    reader,
    `query ($id: ID!, $from: DateTime!, $to: DateTime!) { channel(id: $id) { wrap(from: $from, to: $to) { title
      blocks { type text level citations { themeId title } themes { themeId previousCount currentCount } } } } }`,
    { id: channelId, from: daysAgo(6).toISOString(), to: daysAgo(-1).toISOString() },
  );
  const { title, blocks } = channel.wrap;
  expect(title).toMatch(/^Reviews: [78] days$/);
  expect(blocks[0].text).toMatch(/^42 data points in ([78] days), 83% more than in the \1 before \(23\)\.$/);
  expect(blocks.map(({ type, level }: { type: string; level: string | null }) => [type, level])).toEqual([
    ['TEXT', null],
    ['TEXT', null],
    ['HEADING', 'h3'],
    ['GRAPH', null],
    ['HEADING', 'h3'],
    ['TEXT', null],
    ['HEADING', 'h3'],
    ['TEXT', null],
  ]);
  expect(blocks[3].themes).toEqual([{ themeId: expect.any(String), previousCount: 3, currentCount: 15 }]);
  expect(blocks[5].text).toContain('20 → 2');
  expect(blocks[7]).toMatchObject({ text: expect.stringContaining(': 25 data points') });
  expect(blocks[7].citations).toHaveLength(1);
});
