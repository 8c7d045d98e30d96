import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assign, clusterPoints } from '#engines/clustering/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { startWordVectors, type WordVectors } from '#tests/support/word-vectors.ts';
import { ask } from '#tests/support/work.ts';
import type { Embedder } from '#server/platform/ai/embedder.ts';
import { placesOf, readKnownThemes } from './known-themes.ts';
import { readMeanings } from './read-meanings.ts';
import { sortChannel } from './sort-channel.ts';
import { unpackVectors } from './vector-bytes.ts';
import '../tables.ts';

const sortings = 100;
const signal = new AbortController().signal;

let app: TestApp;
let vectors: WordVectors;
let embedder: Embedder;
let place: Place;
let maker: Person;
let ctx: Ctx;

beforeAll(async () => {
  vectors = await startWordVectors();
  // Without workers: the test itself decides when themes are found again.
  app = await startTestApp({
    services: ['web'],
    env: { ai: { url: new URL(vectors.url), key: undefined, embedModel: 'words' } },
  });
  place = await (await createScene(app)).workspace();
  maker = await place.member();
  ctx = app.services.systemCtx(place.workspace);
  if (!app.services.embedder) throw new Error('The test has no vectors');
  ({ embedder } = app.services);
});
afterAll(async () => {
  await app.close();
  vectors.close();
});

const said = [
  'parcel delivery arrives late',
  'password login fails daily',
  'monthly subscription price rises',
  'export drops pictures everywhere',
  'search misses invoices completely',
  'mobile camera crashes often',
  'dark colors hurt eyes',
  'support agents answer slowly',
  'keyboard layout ignores umlauts',
  'invoice totals round wrongly',
];

async function sort(channelId: string): Promise<void> {
  const onPage = async (): Promise<void> => {};
  const places = placesOf(await readKnownThemes(ctx, channelId));
  await readMeanings(ctx, { channelId, embedder, places, cut: 0.5, signal, onPage });
  await sortChannel(ctx, {
    channelId,
    sensitivity: 3,
    wantedThemes: null,
    wanted: 0,
    why: 'asked',
    embedder,
    signal,
    onPage,
    cluster: clusterPoints,
    openAssign: (centroids, cut) => ({
      assign: (points) => assign(points, centroids, { cut }),
      assignStored: (stored) => assign(unpackVectors(stored), centroids, { cut }),
      close: () => {},
    }),
  });
}

let lastId = 0;
async function add(channelId: string, texts: readonly string[]): Promise<void> {
  const points = texts.map((text) => ({ text, externalId: String((lastId += 1)) }));
  await ask(maker, 'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount } }', {
    input: { channelId, source: 'API', points },
  });
}

type Placed = { id: string; text: string; themeId: string | null; topicId: string | null };
async function read(channelId: string): Promise<Placed[]> {
  const { rows } = await app.database.transaction({ workspaceId: place.workspace.id }, 'read only', (db) =>
    sql<Placed>`select p.id, p.text, p.theme_id as "themeId", t.topic_id as "topicId"
      from data_points p left join themes t on t.workspace_id = p.workspace_id and t.id = p.theme_id
      where p.workspace_id = ${place.workspace.id} and p.channel_id = ${channelId} order by p.id`.execute(db),
  );
  return rows;
}

const themeOf = (points: readonly Placed[], text: string): string | null =>
  points.find((point) => point.text === text)?.themeId ?? null;

const topicOf = (points: readonly Placed[], text: string): string | null =>
  points.find((point) => point.text === text)?.topicId ?? null;

async function addTopic(input: object): Promise<string> {
  const { createTopic } = await ask(
    maker,
    'mutation ($input: CreateTopicInput!) { createTopic(input: $input) { topic { id } } }',
    { input },
  );
  return createTopic.topic.id;
}

it(`what people made of themes and topics survives ${sortings} sortings with changing data`, async () => {
  const { createChannel } = await ask(
    maker,
    'mutation { createChannel(input: { title: "Reviews" }) { id } }',
  );
  const channelId: string = createChannel.id;
  await add(channelId, [...said, ...said, ...said, ...said]);
  await sort(channelId);
  const first = await read(channelId);
  const of = (at: number): string => themeOf(first, said[at] ?? '') ?? '';
  const [late, login, price, exports, search, camera, dark] = [0, 1, 2, 3, 4, 5, 6].map(of);
  const [keyboard, invoice] = [8, 9].map(of);
  const support = first.find(({ text }) => text === said[7])?.id;
  await ask(maker, `mutation { updateTheme(input: { id: "${late}", title: "Late parcels" }) { changeId } }`);
  await ask(maker, `mutation { updateTheme(input: { id: "${login}", pinned: true }) { changeId } }`);
  await ask(maker, `mutation { mergeThemes(intoId: "${price}", ids: ["${exports}"]) { changeId } }`);
  await ask(maker, `mutation { dismissTheme(id: "${search}") { changeId } }`);
  await ask(maker, 'mutation ($input: MoveDataPointsInput!) { moveDataPoints(input: $input) { changeId } }', {
    input: { channelId, ids: [support], themeId: camera },
  });
  // Themes in a topic are not held fast by it: it follows what becomes of them.
  const looks = await addTopic({ channelId, title: 'Looks', themeIds: [dark, late] });
  const signIn = await addTopic({
    channelId,
    title: 'Signing in',
    description: said[1],
    themeIds: [login, camera],
  });
  await ask(maker, 'mutation ($input: MoveThemesInput!) { moveThemes(input: $input) { changeId } }', {
    input: { channelId, ids: [login], topicId: null },
  });
  await ask(maker, 'mutation ($input: UpdateTopicInput!) { updateTopic(input: $input) { changeId } }', {
    input: { id: looks, title: 'How it looks' },
  });
  // Two that were merged and split again stay two, in the topic of the whole.
  await ask(maker, `mutation { mergeThemes(intoId: "${keyboard}", ids: ["${invoice}"]) { changeId } }`);
  const odd = await addTopic({ channelId, title: 'Odd', themeIds: [keyboard] });
  await ask(maker, `mutation { splitTheme(id: "${keyboard}") { changeId } }`);
  const parted = await read(channelId);
  const halves = [8, 9].map((at) => themeOf(parted, said[at] ?? ''));
  expect(new Set(halves).size).toBe(2);
  expect(halves).not.toContain(null);
  const texts = fc.array(fc.constantFrom(...said), { minLength: 1, maxLength: 8 });
  const strange = fc.array(fc.stringMatching(/^[a-z]{4,9}( [a-z]{4,9}){3}$/), { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(texts, strange, async (more, others) => {
      await add(channelId, [...more, ...others]);
      await sort(channelId);
      const points = await read(channelId);
      for (const [at, themeId] of [late, login, price, price, null, camera].entries())
        expect([said[at], themeOf(points, said[at] ?? '')]).toEqual([said[at], themeId]);
      for (const { text, themeId } of points.filter(({ text: own }) => own === said[4]))
        expect([text, themeId]).toEqual([text, null]);
      expect(points.find(({ id }) => id === support)?.themeId).toBe(camera);
      for (const [half, themeId] of halves.entries())
        for (const { text, ...point } of points.filter(({ text: own }) => own === said[8 + half]))
          expect([text, point.themeId, point.topicId]).toEqual([text, themeId, odd]);
      for (const [at, topicId] of [
        [0, looks],
        [1, null],
        [5, signIn],
        [6, looks],
      ] as const)
        expect([said[at], topicOf(points, said[at] ?? '')]).toEqual([said[at], topicId]);
    }),
    { numRuns: sortings, seed: 7, endOnFailure: true },
  );
  const { theme, pinned, merged, topic } = await ask(
    maker,
    `{ theme(id: "${late}") { title } pinned: theme(id: "${login}") { pinned } merged: theme(id: "${exports}") { id }
      topic(id: "${looks}") { title } }`,
  );
  expect([theme.title, pinned.pinned, merged.id, topic.title]).toEqual([
    'Late parcels',
    true,
    price,
    'How it looks',
  ]);
}, 300_000);
