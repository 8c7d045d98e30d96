import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Ctx } from '#server/platform/context/context.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTheme } from '#tests/support/themes.ts';
import { ask } from '#tests/support/work.ts';
import { finishMoves } from './finish-moves.ts';
import '../tables.ts';

const many = 2500;
let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let ctx: Ctx;
let channelId: string;
let small: string;
let large: string;

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
  small = await addTheme(app, place, channelId, [{ text: 'Slow' }]);
  large = await addTheme(app, place, channelId, [{ text: 'Late' }]);
  await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', (db) =>
    sql`
      insert into data_points (workspace_id, channel_id, id, source, external_id, text, said_at, theme_id, theme_score,
        added_at)
      select workspace_id, channel_id, gen_random_uuid(), 'csv', 'copy ' || n, text, said_at, theme_id, 0.5, added_at
      from data_points, generate_series(2, ${many}) n
      where workspace_id = ${place.workspace.id} and theme_id = ${large}`.execute(db),
  );
});

const finish = (onPage: () => Promise<void> = async () => undefined) =>
  finishMoves(ctx, { channelId, signal: new AbortController().signal, onPage });
/** As a worker that is killed after so many pages. */
const stopAfter = async (pages: number): Promise<void> => {
  let done = 0;
  const stopped = new Error('stopped');
  await expect(
    finish(async () => {
      done += 1;
      if (done === pages) throw stopped;
    }),
  ).rejects.toBe(stopped);
};

async function counts(): Promise<Record<string, number>> {
  const { rows } = await app.database.transaction({ workspaceId: place.workspace.id }, 'read only', (db) =>
    sql<{ id: string | null; count: number; kept: number | null }>`
      select p.theme_id as id, count(*)::int as count, min(t.point_count) as kept from data_points p
      left join themes t on t.workspace_id = p.workspace_id and t.id = p.theme_id
      where p.workspace_id = ${place.workspace.id} group by 1`.execute(db),
  );
  expect(rows.every(({ id, count, kept }) => id === null || count === kept)).toBe(true);
  return Object.fromEntries(rows.map(({ id, count }) => [id ?? 'none', count]));
}

const merge = async (): Promise<string> =>
  (await ask(maker, `mutation { mergeThemes(intoId: "${small}", ids: ["${large}"]) { changeId } }`))
    .mergeThemes.changeId;
const undo = (changeId: string) =>
  ask(maker, `mutation { undoThemeChange(changeId: "${changeId}") { id sorting { doing } } }`);

it('merges a large theme at once, and moves its data points after, however often that is stopped', async () => {
  await merge();
  const { theme } = await ask(maker, `{ theme(id: "${large}") { id channel { sorting { doing } } } }`);
  expect(theme).toMatchObject({ id: small, channel: { sorting: { doing: expect.any(String) } } });
  expect(await counts()).toEqual({ [small]: 1, [large]: many });
  await stopAfter(1);
  expect(await counts()).toEqual({ [small]: 2001, [large]: many - 2000 });
  await stopAfter(1);
  await finish();
  expect(await counts()).toEqual({ [small]: many + 1 });
  await finish();
});

it('takes a merge back when it is through, but for what somebody moved since', async () => {
  const changeId = await merge();
  await finish();
  const other = await addTheme(app, place, channelId, [{ text: 'Other' }]);
  const { channel } = await ask(
    maker,
    `{ channel(id: "${channelId}") { dataPoints(themeId: "${small}", query: "Late", first: 2) { items { id } } } }`,
  );
  const ids = channel.dataPoints.items.map(({ id }: { id: string }) => id);
  await ask(maker, 'mutation ($input: MoveDataPointsInput!) { moveDataPoints(input: $input) { changeId } }', {
    input: { channelId, ids, themeId: other },
  });
  await undo(changeId);
  await stopAfter(2);
  await finish();
  expect(await counts()).toEqual({ [small]: 1, [large]: many - 2, [other]: 3 });
  const read = await ask(
    maker,
    `{ channel(id: "${channelId}") { change(id: "${changeId}") { keptDataPointCount } } }`,
  );
  expect(read.channel.change).toEqual({ keptDataPointCount: 2 });
});

it('takes a dismissal back that is half done', async () => {
  const { dismissTheme } = await ask(maker, `mutation { dismissTheme(id: "${large}") { changeId } }`);
  await stopAfter(1);
  expect(await counts()).toEqual({ [small]: 1, [large]: many - 2000, none: 2000 });
  await undo(dismissTheme.changeId);
  await finish();
  expect(await counts()).toEqual({ [small]: 1, [large]: many });
  const { theme } = await ask(maker, `{ theme(id: "${large}") { dataPointCount } }`);
  expect(theme).toEqual({ dataPointCount: many });
});

it('goes on into what the other theme became meanwhile', async () => {
  await merge();
  await stopAfter(1);
  const third = await addTheme(app, place, channelId, [{ text: 'Third' }]);
  await ask(maker, `mutation { mergeThemes(intoId: "${third}", ids: ["${small}"]) { changeId } }`);
  await finish();
  expect(await counts()).toEqual({ [third]: many + 2 });
});
