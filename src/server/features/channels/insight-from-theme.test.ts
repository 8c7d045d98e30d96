import { afterAll, beforeAll, expect, it } from 'vitest';
import { createScene, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTheme } from '#tests/support/themes.ts';
import { addProject, ask, close, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let place: Place;

beforeAll(async () => {
  app = await startTestApp();
  place = await (await createScene(app)).workspace();
});
afterAll(() => app.close());

const said = [
  { text: 'It came late', participant: 'Ada' },
  { text: 'It came late' },
  { text: 'it came LATE!' },
  { text: 'Two days late' },
  { text: 'Never on time' },
];

const create =
  'mutation ($themeId: ID!, $projectId: ID!) { createInsightFromTheme(themeId: $themeId, projectId: $projectId) { id title content } }';

it('a theme becomes a draft with different quotes, and the two lead to each other', async () => {
  const maker = await place.member();
  const { createChannel } = await ask(
    maker,
    'mutation { createChannel(input: { title: "Reviews" }) { id } }',
  );
  const themeId = await addTheme(app, place, createChannel.id, said);
  const { createInsightFromTheme: made } = await ask(maker, create, {
    themeId,
    projectId: await addProject(maker),
  });
  expect(made.title).toBe('Late parcels');
  const text = JSON.stringify(made.content);
  expect(text.match(/It came late|Two days late|Never on time/g)).toEqual([
    'It came late',
    'Two days late',
    'Never on time',
  ]);
  expect(text).toContain('— Ada, ');
  expect(text).toContain('5 data points');
  const { theme, insight } = await ask(
    maker,
    `{ theme(id: "${themeId}") { insights { id } } insight(id: "${made.id}") { themes { id dataPointCount } } }`,
  );
  expect(theme.insights).toEqual([{ id: made.id }]);
  expect(insight.themes).toEqual([{ id: themeId, dataPointCount: 5 }]);
});

it('who may not see the channel sees no theme of an insight, and makes none from it', async () => {
  const [maker, other] = [await place.member(), await place.member()];
  const { createChannel } = await ask(maker, 'mutation { createChannel(input: { title: "Closed" }) { id } }');
  const themeId = await addTheme(app, place, createChannel.id, said);
  const projectId = await addProject(maker);
  const { createInsightFromTheme: made } = await ask(maker, create, { themeId, projectId });
  await close(maker, { type: 'CHANNEL', id: createChannel.id });
  const { insight } = await ask(other, `{ insight(id: "${made.id}") { themes { id } } }`);
  expect(insight.themes).toEqual([]);
  expect(errorOf(await other.graphql(create, { themeId, projectId }))[0]).toBe('NotFound');
});
