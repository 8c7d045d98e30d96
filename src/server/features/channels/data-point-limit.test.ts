import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startProgram } from '#tests/support/program.ts';
import { createScene, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { ask } from '#tests/support/work.ts';

const refusal = 'Your plan has 5 data points. Upgrade to add more.';

let app: TestApp;
let scene: Scene;
let place: Place;
let channelId: string;

beforeAll(async () => {
  app = await startTestApp({ services: ['web'], env: { workspaceDataPoints: 5 } });
  scene = await createScene(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  place = await scene.workspace();
  channelId = await addChannel();
});

async function addChannel(): Promise<string> {
  return (await ask(place.owner, 'mutation { createChannel(input: { title: "Reviews" }) { id } }'))
    .createChannel.id;
}

const points = (...ids: string[]) => ids.map((id) => ({ text: `Point ${id}`, externalId: id }));

async function add(source: string, ids: string[], id = channelId) {
  const { addDataPoints } = await ask(
    place.owner,
    `mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) {
      addedCount knownCount leftOutCount refusal } }`,
    { input: { channelId: id, source, points: points(...ids) } },
  );
  return addDataPoints;
}

async function count(): Promise<number> {
  const { rows } = await app.database.owner.query(
    'select count(*)::int as count from data_points where workspace_id = $1',
    [place.workspace.id],
  );
  return rows[0].count;
}

it('a file and pasted text bring what there is room for, in all channels together', async () => {
  expect(await add('CSV', ['1', '2', '3'])).toEqual({
    addedCount: 3,
    knownCount: 0,
    leftOutCount: 0,
    refusal: null,
  });
  expect(await add('PASTE', ['4', '5', '6', '7'], await addChannel())).toEqual({
    addedCount: 2,
    knownCount: 0,
    leftOutCount: 2,
    refusal,
  });
  expect(await count()).toBe(5);
});

it('what is known takes no room', async () => {
  await add('CSV', ['1', '2', '3', '4']);
  expect(await add('CSV', ['1', '2', '9', '9', '10'])).toEqual({
    addedCount: 1,
    knownCount: 3,
    leftOutCount: 1,
    refusal,
  });
  expect(await add('CSV', ['1', '2'])).toMatchObject({ knownCount: 2, refusal: null });
});

it('a program hears of each item what became of it', async () => {
  const program = await startProgram(app, place.owner);
  await add('API', ['1', '2', '3']);
  const { status, body } = await program.post('/api/v1/data-points', {
    channelId,
    items: points('3', '4', '5', '6'),
  });
  expect([status, body.createdCount, body.knownCount, body.failedCount]).toEqual([207, 2, 1, 1]);
  expect(body.results.at(-1)).toMatchObject({ index: 3, status: 'failed', message: refusal });
});

it('imports side by side do not take the same room', async () => {
  const ids = ['a', 'b', 'c', 'd'];
  const answers = await Promise.all(ids.map((id) => add('API', [`${id} 1`, `${id} 2`, `${id} 3`])));
  expect(answers.reduce((sum, { addedCount }) => sum + addedCount, 0)).toBe(5);
  expect(await count()).toBe(5);
});

it('another workspace has room of its own', async () => {
  await add('CSV', ['1', '2', '3', '4', '5', '6']);
  place = await scene.workspace();
  expect(await add('CSV', ['1'], await addChannel())).toMatchObject({ addedCount: 1, refusal: null });
});
