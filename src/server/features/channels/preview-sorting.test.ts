import { request } from 'node:http';
import { beforeEach, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import type { Person } from '#tests/support/scene.ts';
import {
  app,
  channelId,
  maker,
  openSortedChannel,
  place,
  scene,
  vectors,
} from '#tests/support/sorted-channel.ts';
import { ask, errorOf } from '#tests/support/work.ts';

const said = [
  'parcel delivery arrives late',
  'password login fails daily',
  'monthly subscription price rises',
  'export drops pictures everywhere',
  'search misses invoices completely',
  'mobile camera crashes often',
];

openSortedChannel();

beforeEach(async () => {
  const points = said.flatMap((text, at) =>
    Array.from({ length: 4 + at }, (_, copy) => ({ text, externalId: `${at} ${copy}` })),
  );
  await ask(maker, 'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount } }', {
    input: { channelId, source: 'CSV', points },
  });
  await settle();
});

async function settle(): Promise<void> {
  await app.dispatcher?.drain();
  await eventually(
    'every data point is placed',
    async () =>
      (await ask(maker, `{ channel(id: "${channelId}") { sorting { doing } } }`)).channel.sorting === null,
    { withinMs: 60_000, everyMs: 100 },
  );
}

const query = `query ($channelId: ID!, $sensitivity: Int!, $wantedThemeCount: Int) {
  sortingPreview(channelId: $channelId, sensitivity: $sensitivity, wantedThemeCount: $wantedThemeCount) {
    lookedAtCount themeCountNow themeCount themedCountNow themedCount
    themes { change title countNow count theme { id } } } }`;

const preview = async (settings: object) =>
  (await ask(maker, query, { channelId, sensitivity: 3, ...settings })).sortingPreview;

async function themes(): Promise<{ id: string; dataPointCount: number }[]> {
  const { channel } = await ask(
    maker,
    `{ channel(id: "${channelId}") { themes { items { id dataPointCount } } } }`,
  );
  return channel.themes.items;
}

it('of the settings that are shows no change', async () => {
  const shown = await preview({});
  expect(shown).toMatchObject({
    lookedAtCount: 39,
    themeCountNow: 6,
    themeCount: 6,
    themedCountNow: 39,
    themedCount: 39,
  });
  expect(shown.themes.map(({ change }: { change: string }) => change)).toEqual(
    Array.from({ length: 6 }, () => 'SAME'),
  );
});

it('tells what applying the settings then brings, and changes nothing itself', async () => {
  const before = await themes();
  const shown = await preview({ wantedThemeCount: 3, sensitivity: 5 });
  expect(await themes()).toEqual(before);
  expect(shown.themeCount).toBeLessThan(6);
  expect(shown.themes.filter(({ change }: { change: string }) => change === 'GONE').length).toBeGreaterThan(
    0,
  );
  await ask(
    maker,
    `mutation { updateChannel(input: { id: "${channelId}", sensitivity: 5, wantedThemeCount: 3 }) { id } }`,
  );
  await ask(maker, `mutation { sortChannel(id: "${channelId}") { id } }`);
  await settle();
  const after = new Map((await themes()).map(({ id, dataPointCount }) => [id, dataPointCount]));
  expect(after.size).toBe(shown.themeCount);
  type Shown = { change: string; count: number; theme: { id: string } | null };
  for (const { change, count, theme } of shown.themes as Shown[])
    if (theme && change !== 'GONE') expect(after.get(theme.id)).toBe(count);
});

it('keeps themes that people changed', async () => {
  const [first] = await themes();
  await ask(maker, `mutation { updateTheme(input: { id: "${first?.id}", title: "Mine" }) { changeId } }`);
  const shown = await preview({ wantedThemeCount: 2, sensitivity: 5 });
  const mine = shown.themes.find(({ title }: { title: string }) => title === 'Mine');
  expect(mine.change).not.toBe('GONE');
  expect(mine.count).toBeGreaterThanOrEqual(first?.dataPointCount ?? 0);
});

it('that is cancelled leaves nothing behind', async () => {
  const before = await stored();
  const held = vectors.holdNext();
  const { hostname, port } = new URL(await listening());
  const sent = request({
    hostname,
    port,
    method: 'POST',
    path: '/api/graphql',
    headers: {
      host: maker.visitor.host,
      authorization: `Bearer ${await maker.bearer()}`,
      'content-type': 'application/json',
    },
  });
  const ended = new Promise((resolve) => sent.once('close', resolve));
  sent.on('error', () => {});
  sent.end(JSON.stringify({ query, variables: { channelId, sensitivity: 5, wantedThemeCount: 3 } }));
  await held.asked;
  sent.destroy();
  await ended;
  held.go();
  expect(await preview({})).toMatchObject({ themeCountNow: 6, themeCount: 6 });
  expect(await stored()).toEqual(before);
});

let url: Promise<string> | undefined;
const listening = () => (url ??= app.http.listen({ port: 0, host: '127.0.0.1' }));

/** Everything that a sorting could leave. */
async function stored(): Promise<unknown> {
  const tables = ['channels', 'themes', 'topics', 'data_points', 'theme_changes', 'theme_days', 'events'];
  const all = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await app.database.owner.query<{ rows: string }>(
        `select coalesce(string_agg(md5(t::text), ' ' order by md5(t::text)), '') as rows from ${table} t
         where workspace_id = $1`,
        [place.workspace.id],
      );
      return [table, rows[0]?.rows];
    }),
  );
  return Object.fromEntries(all);
}

it('is refused to who may not edit, and with settings that there are not', async () => {
  const viewer = await place.member({ role: 'VIEWER' });
  const stranger = await (await scene.workspace()).member();
  const asking = (person: Person, settings: object) =>
    person.graphql(query, { channelId, sensitivity: 3, ...settings });
  expect(errorOf(await asking(viewer, {}))[0]).toBe('Forbidden');
  expect(errorOf(await asking(stranger, {}))[0]).toBe('NotFound');
  expect(errorOf(await asking(maker, { sensitivity: 6 }))[0]).toBe('ValidationError');
  expect(errorOf(await asking(maker, { wantedThemeCount: 51 }))).toEqual([
    'ValidationError',
    'Choose from 2 to 50 themes',
  ]);
});
