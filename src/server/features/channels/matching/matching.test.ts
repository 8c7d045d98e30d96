import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Ctx } from '#server/platform/context/context.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTheme } from '#tests/support/themes.ts';
import { ask, errorOf } from '#tests/support/work.ts';
import { finishMoves } from '../moves/finish-moves.ts';
import '../tables.ts';
import { finishPointChanges } from './finish-point-changes.ts';

const many = 2500;
let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let ctx: Ctx;
let channelId: string;
let slow: string;
let late: string;

beforeAll(async () => {
  // Without workers: the test itself does what the job would, page by page.
  app = await startTestApp({ services: ['web'] });
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace();
  maker = await place.member();
  ctx = app.services.systemCtx(place.workspace);
  const made = await ask(maker, 'mutation { createChannel(input: { title: "Reviews" }) { id } }');
  channelId = made.createChannel.id;
  slow = await addTheme(app, place, channelId, [{ text: 'Slow' }, { text: 'Slow too' }]);
  late = await addTheme(app, place, channelId, [{ text: 'Late' }]);
});

/** So that it has so many. */
const fill = (themeId: string) =>
  app.database.transaction({ workspaceId: place.workspace.id }, 'read write', (db) =>
    sql`
      insert into data_points (workspace_id, channel_id, id, source, external_id, text, said_at, theme_id, theme_score,
        added_at)
      select workspace_id, channel_id, gen_random_uuid(), 'csv', 'copy ' || n, text, said_at, theme_id, 0.5, added_at
      from data_points, generate_series(2, ${many}) n
      where workspace_id = ${place.workspace.id} and theme_id = ${themeId}`.execute(db),
  );

const input = (matching: object, change: string, themeId: string | null = null) => ({
  input: { channelId, matching, change, themeId },
});
const operation = `mutation ($input: ChangeMatchingDataPointsInput!) {
  changeMatchingDataPoints(input: $input) { changeId count isLater channel { sorting { doing } } } }`;
const change = async (...wish: Parameters<typeof input>) =>
  (await ask(maker, operation, input(...wish))).changeMatchingDataPoints;
const tried = (person: Person, ...wish: Parameters<typeof input>) =>
  person.graphql(operation, input(...wish));
const undo = (changeId: string) => ask(maker, `mutation { undoThemeChange(changeId: "${changeId}") { id } }`);

const finishing = (onPage = async () => {}) => ({
  channelId,
  box: app.services.secrets.box,
  signal: new AbortController().signal,
  onPage,
});
async function finish(): Promise<void> {
  await finishMoves(ctx, finishing());
  await finishPointChanges(ctx, finishing());
}
/** As a worker that is killed after a page. */
async function stopAfterOne(): Promise<void> {
  const stopped = new Error('stopped');
  const stop = async (): Promise<void> => {
    throw stopped;
  };
  await expect(finishPointChanges(ctx, finishing(stop))).rejects.toBe(stopped);
}

/** By where they are; what the themes and days count is the same. */
async function counts(): Promise<Record<string, number>> {
  const { rows } = await app.database.transaction({ workspaceId: place.workspace.id }, 'read only', (db) =>
    sql<{ id: string; count: number; kept: number | null }>`
      select case when p.excluded_at is not null then 'excluded' else coalesce(p.theme_id::text, 'none') end as id,
        count(*)::int as count, min(t.point_count) as kept from data_points p
      left join themes t on t.workspace_id = p.workspace_id and t.id = p.theme_id
      where p.workspace_id = ${place.workspace.id} group by 1`.execute(db),
  );
  expect(rows.filter(({ count, kept }) => kept !== null && kept !== count)).toEqual([]);
  return Object.fromEntries(rows.map(({ id, count }) => [id, count]));
}

it('changes the few that match at once, and takes that back', async () => {
  const moved = await change({ query: 'slow' }, 'MOVE', late);
  expect(moved).toMatchObject({ count: 2, isLater: false });
  expect(await counts()).toEqual({ [late]: 3 });
  await undo(moved.changeId);
  expect(await counts()).toEqual({ [slow]: 2, [late]: 1 });

  const excluded = await change({ themeId: slow }, 'EXCLUDE');
  expect(await counts()).toEqual({ excluded: 2, [late]: 1 });
  await change({ excluded: true, query: 'too' }, 'INCLUDE');
  expect(await counts()).toEqual({ excluded: 1, [late]: 1, none: 1 });
  await undo(excluded.changeId);
  expect(await counts()).toEqual({ [slow]: 2, [late]: 1 });

  expect(await change({ query: 'slow' }, 'DELETE')).toMatchObject({ changeId: null, count: 2 });
  expect(await counts()).toEqual({ [late]: 1 });
});

it('moves many page by page, however often that is stopped, and back', async () => {
  await fill(late);
  const moved = await change({ query: 'late' }, 'MOVE', slow);
  expect(moved).toMatchObject({
    count: many,
    isLater: true,
    channel: { sorting: { doing: expect.any(String) } },
  });
  expect(await counts()).toEqual({ [slow]: 2, [late]: many });
  await stopAfterOne();
  expect(await counts()).toEqual({ [slow]: 2002, [late]: many - 2000 });
  await finish();
  expect(await counts()).toEqual({ [slow]: many + 2 });
  await undo(moved.changeId);
  await finish();
  expect(await counts()).toEqual({ [slow]: 2, [late]: many });
});

it('takes back an exclusion that is half done, with themes and outliers as they were', async () => {
  await fill(late);
  await ask(maker, 'mutation ($input: MoveDataPointsInput!) { moveDataPoints(input: $input) { changeId } }', {
    input: { channelId, ids: await idsOf('late', 3), themeId: null },
  });
  const { changeId } = await change({}, 'EXCLUDE');
  await stopAfterOne();
  expect((await counts())['excluded']).toBe(2000);
  await undo(changeId);
  await finish();
  expect(await counts()).toEqual({ [slow]: 2, [late]: many - 3, none: 3 });
});

it('leaves alone what came after it was asked for', async () => {
  await fill(late);
  await change({}, 'DELETE');
  app.clock.pass(1);
  await ask(maker, 'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount } }', {
    input: { channelId, source: 'PASTE', points: [{ text: 'Late, but new' }] },
  });
  await finish();
  expect(await counts()).toEqual({ none: 1 });
});

it('refuses to move what is excluded, themes of other channels and people who may not', async () => {
  expect(errorOf(await tried(maker, { excluded: true }, 'MOVE', late))).toEqual([
    expect.any(String),
    'Include data points before you move them to a theme',
  ]);
  const other = await ask(maker, 'mutation { createChannel(input: { title: "Other" }) { id } }');
  const foreign = await addTheme(app, place, other.createChannel.id, [{ text: 'Foreign' }]);
  errorOf(await tried(maker, {}, 'MOVE', foreign));
  errorOf(await tried(await place.member({ role: 'VIEWER' }), {}, 'EXCLUDE'));
  expect(await counts()).toEqual({ [slow]: 2, [late]: 1, [foreign]: 1 });
});

async function idsOf(query: string, first: number): Promise<string[]> {
  const { channel } = await ask(
    maker,
    `{ channel(id: "${channelId}") { dataPoints(query: "${query}", first: ${first}) { items { id } } } }`,
  );
  return channel.dataPoints.items.map(({ id }: { id: string }) => id);
}
