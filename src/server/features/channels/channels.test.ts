import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findModel } from '#server/platform/ai/model-pack.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createScene, type Person, type Place, type Scene } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { projectDir } from '#tests/support/test-database.ts';
import { ask, close, errorOf } from '#tests/support/work.ts';
import './tables.ts';

const modelsDir = join(projectDir, 'models');
const { ok: isInstalled } = findModel(modelsDir);

const said = {
  login: [
    'I can’t log in to my account',
    'Login fails with a wrong password error',
    'The login page rejects my password',
    'I am locked out and cannot sign in',
    'Signing in does not work since yesterday',
    'My password is not accepted at login',
  ],
  price: [
    'The subscription is too expensive for our team',
    'Pricing is too high compared to others',
    'Your price went up too much this year',
    'The monthly price is more than we can pay',
    'Too expensive for what it offers',
    'I would stay if the subscription price were lower',
  ],
  export: [
    'Exporting to PDF loses the images',
    'The PDF export has no pictures in it',
    'Images are missing in the exported PDF',
    'When I export a PDF the pictures are gone',
    'PDF exports come without images',
    'Exported PDF files do not show images',
  ],
};

let app: TestApp;
let scene: Scene;
let place: Place;
let maker: Person;
let viewer: Person;
let channelId: string;

beforeAll(async () => {
  app = await startTestApp(isInstalled ? { env: { modelsDir } } : {});
  scene = await createScene(app);
});
afterAll(() => app.close());

beforeEach(async () => {
  place = await scene.workspace();
  maker = await place.member();
  viewer = await place.member({ role: 'VIEWER' });
  channelId = await addChannel();
});

async function addChannel(by = maker): Promise<string> {
  const { createChannel } = await ask(
    by,
    'mutation { createChannel(input: { title: "Reviews", context: "What people say in stores" }) { id } }',
  );
  return createChannel.id;
}

const add = (person: Person, points: readonly object[], id = channelId) =>
  person.graphql(
    `mutation ($input: AddDataPointsInput!) {
      addDataPoints(input: $input) { addedCount knownCount problems { index message } } }`,
    { input: { channelId: id, source: 'CSV', points } },
  );

type Theme = { id: string; title: string; dataPointCount: number; titleProposed: boolean };

async function themes(person = maker): Promise<Theme[]> {
  const { channel } = await ask(
    person,
    `query ($id: ID!) { channel(id: $id) { themes { items { id title dataPointCount titleProposed } } } }`,
    { id: channelId },
  );
  return channel.themes.items;
}

async function settle(): Promise<void> {
  await app.dispatcher?.drain();
  await eventually(
    'every data point is placed',
    async () => {
      const { channel } = await ask(maker, 'query ($id: ID!) { channel(id: $id) { sorting { doing } } }', {
        id: channelId,
      });
      return channel.sorting === null;
    },
    { withinMs: 60_000, everyMs: 100 },
  );
}

/** Every count beside the rows it counts. */
async function countsAreRight(): Promise<boolean> {
  const { rows } = await app.database.transaction({ workspaceId: place.workspace.id }, 'read only', (db) =>
    sql<{ wrong: number }>`
      select count(*)::int as wrong from themes t
      where t.workspace_id = ${place.workspace.id} and (
        t.point_count <> (select count(*) from data_points p where p.workspace_id = t.workspace_id and p.theme_id = t.id)
        or t.point_count <> coalesce((select sum(d.point_count) from theme_days d
          where d.workspace_id = t.workspace_id and d.theme_id = t.id), 0))
      union all
      select count(*)::int from channels c,
        lateral (select count(*) as points, count(theme_id) as themed from data_points p
          where p.workspace_id = c.workspace_id and p.channel_id = c.id) p,
        lateral (select coalesce(sum(point_count), 0) as points, coalesce(sum(themed_count), 0) as themed
          from channel_days d where d.workspace_id = c.workspace_id and d.channel_id = c.id) d
      where c.workspace_id = ${place.workspace.id} and (p.points, p.themed) <> (d.points, d.themed)`.execute(
      db,
    ),
  );
  return rows.every(({ wrong }) => wrong === 0);
}

describe('data points', () => {
  it('come in once, however often a batch is sent, and bad rows are named', async () => {
    const batch = [
      { text: 'Too slow', externalId: '1' },
      { text: 'Too slow', externalId: '2' },
      { text: '   ', externalId: '3' },
      { text: 'No id', participant: 'Ada' },
      { text: 'Bad link', url: 'javascript:alert(1)' },
    ];
    const first = (await add(maker, batch)).body.data.addDataPoints;
    expect(first).toMatchObject({ addedCount: 3, knownCount: 0 });
    expect(first.problems.map(({ index }: { index: number }) => index)).toEqual([2, 4]);
    expect((await add(maker, batch)).body.data.addDataPoints).toMatchObject({ addedCount: 0, knownCount: 3 });
  });

  it('are refused from viewers, for other workspaces, and in too large batches', async () => {
    expect(errorOf(await add(viewer, [{ text: 'a' }]))[0]).toBe('Forbidden');
    const other = await (await scene.workspace()).member();
    expect(errorOf(await add(other, [{ text: 'a' }]))[0]).toBe('NotFound');
    const many = Array.from({ length: 1001 }, (_, at) => ({ text: `point ${at}` }));
    expect(errorOf(await add(maker, many))).toEqual([
      'ValidationError',
      'Add 1 to 1000 data points at a time',
    ]);
  });

  it('are found by words and dates, page by page', async () => {
    const points = Array.from({ length: 7 }, (_, at) => ({
      text: at < 5 ? `Slow start ${at}` : `Fast end ${at}`,
      saidAt: `2026-03-0${at + 1}T10:00:00Z`,
    }));
    await add(maker, points);
    const list = `query ($id: ID!, $after: String, $query: String, $from: DateTime) { channel(id: $id) {
      dataPoints(first: 3, after: $after, query: $query, from: $from) { totalCount endCursor items { text } } } }`;
    const first = (await ask(viewer, list, { id: channelId, query: 'slow' })).channel.dataPoints;
    expect(first.totalCount).toBe(5);
    const rest = (await ask(viewer, list, { id: channelId, query: 'slow', after: first.endCursor })).channel
      .dataPoints;
    expect([...first.items, ...rest.items].map(({ text }) => text)).toEqual(
      [4, 3, 2, 1, 0].map((at) => `Slow start ${at}`),
    );
    const late = (await ask(viewer, list, { id: channelId, from: '2026-03-06T00:00:00Z' })).channel
      .dataPoints;
    expect(late.totalCount).toBe(2);
  });
});

describe('a closed channel', () => {
  it('is not there for others: not its themes, its points, nor its search results', async () => {
    await add(maker, [{ text: 'Secret feedback', externalId: 'x' }]);
    await close(maker, { type: 'CHANNEL', id: channelId });
    const { channel, channels } = await ask(
      viewer,
      `{ channel(id: "${channelId}") { id } channels { totalCount } }`,
    );
    expect([channel, channels.totalCount]).toEqual([null, 0]);
    await app.dispatcher?.drain();
    const { search } = await ask(
      viewer,
      'query { search(options: { query: { method: FULL_TEXT, value: "Reviews" } }) { total } }',
    );
    expect(search.total).toBe(0);
  });

  it('goes to the trash and comes back', async () => {
    await ask(maker, `mutation { trashChannel(id: "${channelId}") { id } }`);
    expect((await ask(maker, `{ channel(id: "${channelId}") { id } }`)).channel).toBeNull();
    await ask(maker, `mutation { restoreChannel(id: "${channelId}") { id } }`);
    expect((await ask(maker, `{ channel(id: "${channelId}") { title } }`)).channel.title).toBe('Reviews');
  });
});

describe.runIf(isInstalled)('themes', () => {
  beforeEach(async () => {
    const points = Object.values(said).flatMap((texts) =>
      texts.map((text) => ({ text, saidAt: '2026-03-01T10:00:00Z' })),
    );
    await add(maker, [
      ...points,
      { text: 'The weather in Lisbon is lovely in May', saidAt: '2026-03-01T10:00:00Z' },
    ]);
    await settle();
  });

  const of = async (words: string): Promise<Theme> => {
    const { channel } = await ask(
      maker,
      `query ($id: ID!) { channel(id: $id) { dataPoints(query: "${words}", first: 1) { items { theme {
        id title dataPointCount titleProposed } } } } }`,
      { id: channelId },
    );
    return channel.dataPoints.items[0].theme;
  };

  it('gather what people say alike and leave out what fits nowhere', async () => {
    const found = await themes();
    expect(found).toHaveLength(3);
    expect(found.map(({ dataPointCount }) => dataPointCount)).toEqual([6, 6, 6]);
    expect(found.every(({ title }) => title.length > 0)).toBe(true);
    const { channel } = await ask(
      maker,
      `{ channel(id: "${channelId}") {
      dataPoints(outliers: true) { items { text } }
      overview(from: "2026-02-25T00:00:00Z", to: "2026-03-05T00:00:00Z") { totalCount themedCount
        themes { currentCount previousCount isRising } } } }`,
    );
    expect(channel.dataPoints.items.map(({ text }: { text: string }) => text)).toEqual([
      'The weather in Lisbon is lovely in May',
    ]);
    expect(channel.overview).toMatchObject({ totalCount: 19, themedCount: 18 });
    expect(channel.overview.themes).toEqual(
      Array.from({ length: 3 }, () => ({ currentCount: 6, previousCount: 0, isRising: false })),
    );
    expect(await countsAreRight()).toBe(true);
  });

  it('take in what comes later, and say why', async () => {
    const login = await of('locked out');
    await add(maker, [{ text: 'I cannot log in with my password', externalId: 'late' }]);
    await settle();
    const { channel } = await ask(
      maker,
      `{ channel(id: "${channelId}") { dataPoints(query: "cannot log in with") { items {
        theme { id } likeness placedByPerson nearest { likeness dataPoint { text } } } } } }`,
    );
    const [point] = channel.dataPoints.items;
    expect(point.theme.id).toBe(login.id);
    expect(point.placedByPerson).toBe(false);
    expect(point.nearest).toHaveLength(3);
    for (const { dataPoint } of point.nearest) expect(said.login).toContain(dataPoint.text);
  });

  it('name the theme that an outlier is most like, and only there', async () => {
    const { channel } = await ask(
      maker,
      `{ channel(id: "${channelId}") {
        dataPoints(outliers: true, first: 1) { items { likeness nearestTheme { id } nearest { likeness } } }
        placed: dataPoints(query: "log in", first: 1) { items { theme { id } nearestTheme { id } } }
        themes(first: 50) { items { id } } } }`,
    );
    const [outlier] = channel.dataPoints.items;
    const ids = channel.themes.items.map(({ id }: { id: string }) => id);
    expect(ids).toContain(outlier.nearestTheme.id);
    expect(outlier.nearest).toEqual([]);
    expect(channel.placed.items[0]).toMatchObject({ theme: { id: expect.any(String) }, nearestTheme: null });
  });

  it('keep what people made of them through every new sorting', async () => {
    const [login, price] = [await of('locked out'), await of('too high')];
    await ask(
      maker,
      `mutation { updateTheme(input: { id: "${login.id}", title: "Sign-in trouble" }) { changeId } }`,
    );
    const { channel } = await ask(
      maker,
      `{ channel(id: "${channelId}") { dataPoints(query: "weather") { items { id } } } }`,
    );
    await ask(
      maker,
      'mutation ($input: MoveDataPointsInput!) { moveDataPoints(input: $input) { changeId } }',
      {
        input: { channelId, ids: [channel.dataPoints.items[0].id], themeId: price.id },
      },
    );
    for (let round = 0; round < 3; round += 1) {
      await ask(maker, `mutation { sortChannel(id: "${channelId}") { id } }`);
      await settle();
    }
    expect(await of('locked out')).toMatchObject({
      id: login.id,
      title: 'Sign-in trouble',
      titleProposed: false,
    });
    expect((await of('weather')).id).toBe(price.id);
    expect(await countsAreRight()).toBe(true);
  });

  it('are merged, and a merge is taken back exactly', async () => {
    const [login, price] = [await of('locked out'), await of('too high')];
    const { mergeThemes } = await ask(
      maker,
      `mutation { mergeThemes(intoId: "${login.id}", ids: ["${price.id}"]) { changeId theme { dataPointCount } } }`,
    );
    expect(mergeThemes.theme.dataPointCount).toBe(12);
    expect((await ask(maker, `{ theme(id: "${price.id}") { id } }`)).theme.id).toBe(login.id);
    await ask(maker, `mutation { sortChannel(id: "${channelId}") { id } }`);
    await settle();
    expect((await of('too high')).id).toBe(login.id);
    await ask(maker, `mutation { undoThemeChange(changeId: "${mergeThemes.changeId}") { id } }`);
    expect((await of('too high')).id).toBe(price.id);
    expect((await themes()).map(({ dataPointCount }) => dataPointCount)).toEqual([6, 6, 6]);
    expect(await countsAreRight()).toBe(true);
  });

  it('that are none stay none', async () => {
    const login = await of('locked out');
    await ask(maker, `mutation { dismissTheme(id: "${login.id}") { changeId } }`);
    await add(maker, [{ text: 'Login is broken and I cannot sign in', externalId: 'again' }]);
    await ask(maker, `mutation { sortChannel(id: "${channelId}") { id } }`);
    await settle();
    expect(await of('locked out')).toBeNull();
    expect(await of('Login is broken')).toBeNull();
    expect(await countsAreRight()).toBe(true);
  });

  it('that are none are listed with who said so, and come back with their data points', async () => {
    const login = await of('locked out');
    const dismissed = async (themeId: string | null = null) =>
      (
        await ask(
          maker,
          `query ($themeId: ID) { channel(id: "${channelId}") {
            dismissedThemes(themeId: $themeId) { id title changeId dismissedBy { isYou } } } }`,
          { themeId },
        )
      ).channel.dismissedThemes;
    expect(await dismissed()).toEqual([]);
    const { dismissTheme } = await ask(maker, `mutation { dismissTheme(id: "${login.id}") { changeId } }`);
    const { changeId } = dismissTheme;
    expect(await dismissed()).toEqual([
      { id: login.id, title: login.title, changeId, dismissedBy: { isYou: true } },
    ]);
    expect(await dismissed(login.id)).toHaveLength(1);
    expect(await dismissed((await of('too high')).id)).toEqual([]);
    await ask(maker, `mutation { undoThemeChange(changeId: "${changeId}") { id } }`);
    expect(await dismissed()).toEqual([]);
    expect((await of('locked out')).id).toBe(login.id);
    expect(await countsAreRight()).toBe(true);
  });

  it('that are none do not come back as new ones when outliers gather', async () => {
    const login = await of('locked out');
    await ask(maker, `mutation { dismissTheme(id: "${login.id}") { changeId } }`);
    const more = Array.from({ length: 30 }, (_, at) => ({ text: `${said.login[at % 6]} (${at})` }));
    await add(maker, more);
    await settle();
    expect(await of('locked out')).toBeNull();
    expect(await themes()).toHaveLength(2);
    expect(await countsAreRight()).toBe(true);
  });

  it('are split in two, and the split is taken back', async () => {
    const [login, price] = [await of('locked out'), await of('too high')];
    await ask(maker, `mutation { mergeThemes(intoId: "${login.id}", ids: ["${price.id}"]) { changeId } }`);
    const { splitTheme } = await ask(maker, `mutation { splitTheme(id: "${login.id}") { changeId } }`);
    expect((await of('too high')).id).not.toBe((await of('locked out')).id);
    await ask(maker, `mutation { undoThemeChange(changeId: "${splitTheme.changeId}") { id } }`);
    expect((await of('too high')).id).toBe((await of('locked out')).id);
    expect(await countsAreRight()).toBe(true);
  });

  it('are nobody’s to change without the right, and no other channel’s', async () => {
    const login = await of('locked out');
    expect(
      errorOf(await viewer.graphql(`mutation { dismissTheme(id: "${login.id}") { changeId } }`))[0],
    ).toBe('Forbidden');
    const other = await addChannel();
    const moved = await maker.graphql(
      'mutation ($input: MoveDataPointsInput!) { moveDataPoints(input: $input) { changeId } }',
      { input: { channelId: other, ids: [login.id], themeId: login.id } },
    );
    expect(errorOf(moved)[0]).toBe('NotFound');
    const merged = await maker.graphql(
      `mutation { mergeThemes(intoId: "${login.id}", ids: ["${other}"]) { changeId } }`,
    );
    expect(errorOf(merged)[0]).toBe('NotFound');
  });
});
