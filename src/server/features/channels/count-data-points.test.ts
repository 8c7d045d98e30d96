import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTheme } from '#tests/support/themes.ts';
import { ask } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let channelId: string;
let themeId: string;

const said = (text: string, saidAt: string, plan?: string) => ({
  text,
  saidAt,
  properties: plan === undefined ? [] : [{ name: 'Plan', value: plan }],
});

beforeAll(async () => {
  app = await startTestApp();
  scene = await createScene(app);
  place = await scene.workspace();
  maker = await place.member();
  const made = await ask(maker, 'mutation { createChannel(input: { title: "Reviews" }) { id } }');
  channelId = made.createChannel.id;
  await ask(maker, 'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount } }', {
    input: {
      channelId,
      source: 'API',
      points: [
        said('Slow in January', '2026-01-31T23:59:59.000Z', 'Pro'),
        said('Slow in February', '2026-02-01T00:00:00.000Z', 'Pro'),
        said('Nice in February', '2026-02-14T12:00:00.000Z', 'Free'),
        said('Nice in March', '2026-03-01T12:00:00.000Z'),
        said('Dear in March', '2026-03-02T12:00:00.000Z', 'Free'),
        said('Spam', '2026-02-14T12:00:00.000Z', 'Pro'),
      ],
    },
  });
  themeId = await addTheme(app, place, channelId, [{ text: 'Slow parcels' }]);
  const ids = async (query: string): Promise<string[]> => {
    const { channel } = await ask(
      maker,
      'query ($id: ID!, $query: String) { channel(id: $id) { dataPoints(query: $query) { items { id } } } }',
      { id: channelId, query },
    );
    return channel.dataPoints.items.map(({ id }: { id: string }) => id);
  };
  await ask(maker, 'mutation ($input: MoveDataPointsInput!) { moveDataPoints(input: $input) { changeId } }', {
    input: { channelId, ids: await ids('slow in'), themeId },
  });
  await ask(
    maker,
    'mutation ($channelId: ID!, $ids: [ID!]!) { excludeDataPoints(channelId: $channelId, ids: $ids) { changeId } }',
    { channelId, ids: await ids('spam') },
  );
  await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', (db) =>
    sql`
      update data_points set sentiment = case when text like 'Nice%' then 'positive' when text like 'Slow in%'
        then 'negative' else 'neutral' end where workspace_id = ${place.workspace.id}`.execute(db),
  );
});
afterAll(() => app.close());

const february = { from: '2026-02-01T00:00:00Z', to: '2026-03-01T00:00:00Z' };
const midday = { from: '2026-02-14T12:00:00Z', to: '2026-03-01T12:00:00Z' };

it.each([
  ['all', {}, 6],
  ['of a theme', { theme: true }, 3],
  ['of no theme', { outliers: true }, 3],
  ['of some days', february, 2],
  ['of some days and hours', midday, 2],
  ['of no theme, of some days', { outliers: true, ...february }, 1],
  ['of a theme, of some days', { theme: true, ...february }, 1],
  ['that sound good', { sentiment: 'POSITIVE' }, 2],
  ['that sound like nothing', { sentiment: 'NEUTRAL' }, 2],
  ['of a theme, that sound bad', { theme: true, sentiment: 'NEGATIVE' }, 2],
  ['of no theme, that sound good, of some days', { outliers: true, sentiment: 'POSITIVE', ...february }, 1],
  ['that sound bad, of some days', { sentiment: 'NEGATIVE', ...february }, 1],
  ['with a value', { plan: 'Pro' }, 2],
  ['with another value', { plan: 'Free' }, 2],
  ['with no value', { plan: '' }, 2],
  ['with a value that nobody has', { plan: 'Team' }, 0],
  ['with a value, of a theme', { plan: 'Pro', theme: true }, 2],
  ['with no value, of a theme', { plan: '', theme: true }, 1],
  ['with a value, of no theme', { plan: 'Free', outliers: true }, 2],
  ['with a value, of some days', { plan: 'Pro', ...february }, 1],
  ['with no value, of some days', { plan: '', from: '2026-02-28T00:00:00Z', to: '2026-03-02T00:00:00Z' }, 2],
  ['with a value, that sound bad', { plan: 'Pro', sentiment: 'NEGATIVE' }, 2],
  ['that were excluded', { excluded: true }, 1],
  ['that were excluded, with a value', { excluded: true, plan: 'Pro' }, 1],
  ['from a source', { source: 'API' }, 5],
])('as many are counted as are listed: %s', async (_what, { theme, plan, ...filter }: Filter, count) => {
  const { channel } = await ask(maker, `{ channel(id: "${channelId}") { columns { id } } }`);
  const { channel: found } = await ask(
    maker,
    `query ($id: ID!, $themeId: ID, $outliers: Boolean, $sentiment: Sentiment, $source: DataPointSource,
      $properties: [PropertyValueInput!], $from: DateTime, $to: DateTime, $excluded: Boolean) {
      channel(id: $id) { dataPoints(themeId: $themeId, outliers: $outliers, sentiment: $sentiment, source: $source,
        properties: $properties, from: $from, to: $to, excluded: $excluded) { totalCount items { text } } } }`,
    {
      id: channelId,
      ...filter,
      ...(theme === true && { themeId }),
      ...(plan !== undefined && { properties: [{ columnId: channel.columns[0].id, value: plan }] }),
    },
  );
  expect(found.dataPoints.items).toHaveLength(count);
  expect(found.dataPoints.totalCount).toBe(count);
});

type Filter = {
  readonly theme?: boolean;
  readonly plan?: string;
  readonly [argument: string]: string | boolean | undefined;
};
