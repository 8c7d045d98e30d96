import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { assign, clusterPoints } from '#engines/clustering/index.ts';
import { placesOf, readKnownThemes } from '#server/features/channels/sort/known-themes.ts';
import { readMeanings } from '#server/features/channels/sort/read-meanings.ts';
import { sortChannel } from '#server/features/channels/sort/sort-channel.ts';
import { unpackVectors } from '#server/features/channels/sort/vector-bytes.ts';
import '#server/features/channels/tables.ts';
import type { Embedder } from '#server/platform/ai/embedder.ts';
import type { SentimentReader } from '#server/platform/ai/sentiment/sentiment-reader.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { createScene, signIn, type Person, type Place } from './scene.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { startWordVectors, type WordVectors } from './word-vectors.ts';
import { ask } from './work.ts';

const signal = new AbortController().signal;

export let app: TestApp;
let vectors: WordVectors;
let embedder: Embedder;
let sentiment: SentimentReader;
let place: Place;
export let maker: Person;
let ctx: Ctx;

/** A product in which the test itself decides when the themes of a channel are found again. */
export function openHandSorting(): void {
  beforeAll(async () => {
    vectors = await startWordVectors();
    app = await startTestApp({
      services: ['web'],
      env: { ai: { url: new URL(vectors.url), key: undefined, embedModel: 'words' } },
    });
    place = await (await createScene(app)).workspace();
    maker = await place.member();
    ctx = app.services.systemCtx(place.workspace);
    if (!app.services.embedder) throw new Error('The test has no vectors');
    ({ embedder } = app.services);
    ({ sentiment } = app.services.models);
  });
  afterAll(async () => {
    await app.close();
    vectors.close();
  });
}

/** Ten things that people say. */
export const said = [
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

export async function sort(channelId: string): Promise<void> {
  const onPage = async (): Promise<void> => {};
  const places = placesOf(await readKnownThemes(ctx, channelId));
  await readMeanings(ctx, { channelId, embedder, sentiment, places, cut: 0.5, signal, onPage });
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

export async function passDays(days: number): Promise<void> {
  app.clock.pass(days * 86_400);
  // Nobody stays signed in for as long.
  maker = await signIn(app, place.workspace, maker);
}

let lastId = 0;
type More = { readonly saidAt?: string; readonly language?: string };
export async function add(channelId: string, texts: readonly string[], more: More = {}): Promise<void> {
  const points = texts.map((text) => ({ text, externalId: String((lastId += 1)), ...more }));
  await ask(maker, 'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount } }', {
    input: { channelId, source: 'API', points },
  });
}

export type Placed = {
  id: string;
  text: string;
  themeId: string | null;
  topicId: string | null;
  excluded: boolean;
};
export async function read(channelId: string): Promise<Placed[]> {
  const { rows } = await app.database.transaction({ workspaceId: place.workspace.id }, 'read only', (db) =>
    sql<Placed>`select p.id, p.text, p.theme_id as "themeId", t.topic_id as "topicId",
        p.excluded_at is not null as excluded
      from data_points p left join themes t on t.workspace_id = p.workspace_id and t.id = p.theme_id
      where p.workspace_id = ${place.workspace.id} and p.channel_id = ${channelId} order by p.id`.execute(db),
  );
  return rows;
}

/** The theme of the first who said so. */
export const themeOf = (points: readonly Placed[], text: string): string | null =>
  points.find((point) => point.text === text)?.themeId ?? null;

export const topicOf = (points: readonly Placed[], text: string): string | null =>
  points.find((point) => point.text === text)?.topicId ?? null;

export async function addTopic(input: object): Promise<string> {
  const { createTopic } = await ask(
    maker,
    'mutation ($input: CreateTopicInput!) { createTopic(input: $input) { topic { id } } }',
    { input },
  );
  return createTopic.topic.id;
}

export async function addChannel(): Promise<string> {
  const { createChannel } = await ask(
    maker,
    'mutation { createChannel(input: { title: "Reviews" }) { id } }',
  );
  return createChannel.id;
}
