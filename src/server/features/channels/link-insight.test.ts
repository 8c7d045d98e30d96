import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTheme } from '#tests/support/themes.ts';
import { addInsight, addProject, ask, close, errorOf } from '#tests/support/work.ts';

let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let channelId: string;
let themeId: string;
let insightId: string;

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
  themeId = await addTheme(app, place, channelId, [{ text: 'It came late' }, { text: 'Two days late' }]);
  insightId = await addInsight(maker, await addProject(maker), { title: 'Delivery' });
});

const change = (person: Person, verb: string, link = { themeId, insightId }) =>
  person.graphql(
    `mutation ($themeId: ID!, $insightId: ID!) {
      ${verb}(themeId: $themeId, insightId: $insightId) { insights { id } } }`,
    link,
  );
const link = (person = maker) => change(person, 'linkInsightToTheme');
const unlink = (person = maker, of = themeId) =>
  change(person, 'unlinkInsightFromTheme', { themeId: of, insightId });

const themesOf = async (id = insightId) =>
  (await ask(maker, `{ insight(id: "${id}") { themes { id dataPointCount } } }`)).insight.themes;

const offered = async (person = maker, args = ''): Promise<string[]> =>
  (
    await ask(person, `{ theme(id: "${themeId}") { linkableInsights${args} { items { title } } } }`)
  ).theme.linkableInsights.items.map(({ title }: { title: string }) => title);

it('an insight that is there is linked to a theme, shows what it grows to, and is unlinked again', async () => {
  expect((await link()).body.data.linkInsightToTheme.insights).toEqual([{ id: insightId }]);
  expect(await themesOf()).toEqual([{ id: themeId, dataPointCount: 2 }]);
  const other = await addTheme(app, place, channelId, [{ text: 'Where is it?' }]);
  await ask(maker, `mutation { mergeThemes(intoId: "${themeId}", ids: ["${other}"]) { changeId } }`);
  expect(await themesOf()).toEqual([{ id: themeId, dataPointCount: 3 }]);
  // Twice is once.
  expect((await link()).body.data.linkInsightToTheme.insights).toHaveLength(1);
  expect((await unlink()).body.data.unlinkInsightFromTheme.insights).toEqual([]);
  expect(await themesOf()).toEqual([]);
});

it('a link to a theme that was merged since is taken back from the theme it became', async () => {
  await link();
  const heir = await addTheme(app, place, channelId, [{ text: 'Where is it?' }]);
  await ask(maker, `mutation { mergeThemes(intoId: "${heir}", ids: ["${themeId}"]) { changeId } }`);
  expect(await themesOf()).toEqual([{ id: heir, dataPointCount: 3 }]);
  await unlink(maker, heir);
  expect(await themesOf()).toEqual([]);
});

it('offers insights that the person can edit and that are not linked', async () => {
  const projectId = await addProject(maker);
  const locked = await addInsight(maker, projectId, { title: 'Locked' });
  await ask(maker, `mutation { lockInsight(id: "${locked}") { id } }`);
  const archived = await addProject(maker);
  await addInsight(maker, archived, { title: 'Archived' });
  await ask(maker, `mutation { setProjectStatus(ids: ["${archived}"], status: ARCHIVED) { id } }`);
  const closed = await addProject(maker);
  await addInsight(maker, closed, { title: 'Closed' });
  await close(maker, { type: 'PROJECT', id: closed });
  await addInsight(maker, projectId, { title: 'Prices' });
  expect(await offered()).toEqual(['Prices', 'Closed', 'Delivery']);
  expect(await offered(maker, '(query: "deliv")')).toEqual(['Delivery']);
  expect(await offered(await place.member())).toEqual(['Prices', 'Delivery']);
  expect(await offered(await place.member({ role: 'VIEWER' }))).toEqual([]);
  await link();
  expect(await offered()).toEqual(['Prices', 'Closed']);
});

it('is refused without edit access to the insight, and to people who don’t see the theme', async () => {
  expect(errorOf(await link(await place.member({ role: 'VIEWER' })))[0]).toBe('Forbidden');
  await ask(maker, `mutation { lockInsight(id: "${insightId}") { id } }`);
  expect(errorOf(await link())[1]).toBe('This is locked. Unlock it to make changes');
  await close(maker, { type: 'CHANNEL', id: channelId });
  expect(errorOf(await link(await place.member()))[0]).toBe('NotFound');
});
