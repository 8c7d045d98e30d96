import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assign, clusterPoints } from '#engines/clustering/index.ts';
import type { Embedder } from '#server/platform/ai/embedder.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { createScene, type Person, type Place } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { startWordVectors, type WordVectors } from '#tests/support/word-vectors.ts';
import { ask } from '#tests/support/work.ts';
import { placesOf, readKnownThemes } from './known-themes.ts';
import { readMeanings } from './read-meanings.ts';
import { sortChannel } from './sort-channel.ts';
import { unpackVectors } from './vector-bytes.ts';
import '../tables.ts';

let app: TestApp;
let vectors: WordVectors;
let embedder: Embedder;
let place: Place;
let maker: Person;
let ctx: Ctx;
let channelId: string;

beforeAll(async () => {
  vectors = await startWordVectors();
  // Without workers: the test itself decides when themes are found again.
  app = await startTestApp({
    services: ['web'],
    env: { ai: { url: new URL(vectors.url), key: undefined, embedModel: 'words' } },
  });
  if (!app.services.embedder) throw new Error('The test has no vectors');
  ({ embedder } = app.services);
});
afterAll(async () => {
  await app.close();
  vectors.close();
});
beforeEach(async () => {
  place = await (await createScene(app)).workspace();
  maker = await place.member();
  ctx = app.services.systemCtx(place.workspace);
  const { createChannel } = await ask(
    maker,
    'mutation { createChannel(input: { title: "Reviews" }) { id } }',
  );
  channelId = createChannel.id;
});

const said = ['parcel delivery arrives late', 'password login fails daily', 'dark colors hurt eyes'];
const perBatch = 1000;

let lastId = 0;
async function add(texts: readonly string[]): Promise<void> {
  for (let from = 0; from < texts.length; from += perBatch)
    await ask(
      maker,
      'mutation ($input: AddDataPointsInput!) { addDataPoints(input: $input) { addedCount } }',
      {
        input: {
          channelId,
          source: 'API',
          points: texts
            .slice(from, from + perBatch)
            .map((text) => ({ text, externalId: String((lastId += 1)) })),
        },
      },
    );
}

const times = (count: number, texts: readonly string[]): string[] =>
  Array.from({ length: count }, (_, at) => texts[at % texts.length] ?? '');

async function readNew(): Promise<void> {
  const places = placesOf(await readKnownThemes(ctx, channelId));
  const { signal } = new AbortController();
  const { sentiment } = app.services.models;
  await readMeanings(ctx, {
    channelId,
    embedder,
    sentiment,
    places,
    cut: 0.5,
    signal,
    onPage: async () => {},
  });
}

async function sort(
  onPage: (placed: number, stop: () => void) => Promise<void> = async () => {},
): Promise<void> {
  const stopping = new AbortController();
  await sortChannel(ctx, {
    channelId,
    sensitivity: 3,
    wantedThemes: null,
    wanted: 0,
    why: 'asked',
    embedder,
    signal: stopping.signal,
    onPage: (placed) => onPage(placed, () => stopping.abort()),
    cluster: clusterPoints,
    openAssign: (centroids, cut) => ({
      assign: (points) => assign(points, centroids, { cut }),
      assignStored: (stored) => assign(unpackVectors(stored), centroids, { cut }),
      close: () => {},
    }),
  });
}

type State = { points: number; themed: number; unplaced: number; wrong: number };
async function look(): Promise<State | undefined> {
  const { rows } = await app.database.transaction({ workspaceId: place.workspace.id }, 'read only', (db) =>
    sql<State>`select count(*)::int as points, count(theme_id)::int as themed,
        (count(*) filter (where waiting))::int as unplaced,
        (select count(*) from themes t where t.workspace_id = ${place.workspace.id} and (
          t.point_count <> (select count(*) from data_points p where p.workspace_id = t.workspace_id and p.theme_id = t.id)
          or t.point_count <> (select coalesce(sum(d.point_count), 0) from theme_days d
            where d.workspace_id = t.workspace_id and d.theme_id = t.id)))::int
        + (select (count(*) <> 1)::int from (select 1 where
            (select sum(point_count) from channel_days where workspace_id = ${place.workspace.id})
              = (select count(*) from data_points where workspace_id = ${place.workspace.id})
            and (select sum(themed_count) from channel_days where workspace_id = ${place.workspace.id})
              = (select count(theme_id) from data_points where workspace_id = ${place.workspace.id})) right_one)
        as wrong
      from data_points where workspace_id = ${place.workspace.id}`.execute(db),
  );
  return rows[0];
}

type ThemeRow = { id: string; state: string; count: number };
async function themes(): Promise<ThemeRow[]> {
  const { rows } = await app.database.transaction({ workspaceId: place.workspace.id }, 'read only', (db) =>
    sql<ThemeRow>`select id, state, point_count as count from themes
      where workspace_id = ${place.workspace.id} order by created_at, id`.execute(db),
  );
  return rows;
}

/** A theme that the next sorting finds no group for: its points are all in the others' places. */
async function addForeignTheme(): Promise<string> {
  const id = ctx.newId();
  await app.database.transaction({ workspaceId: place.workspace.id }, 'read write', async (db) => {
    await sql`insert into themes (workspace_id, id, channel_id, title, centroid, created_at, updated_at)
      select workspace_id, ${id}, channel_id, 'Torn', decode(repeat('00', length(centroid)), 'hex'), created_at, updated_at
      from themes where workspace_id = ${place.workspace.id} limit 1`.execute(db);
    // A fifth of each group: none has most of them.
    await sql`update data_points set theme_id = ${id} where workspace_id = ${place.workspace.id}
      and id in (select id from data_points where workspace_id = ${place.workspace.id} order by md5(id::text) limit 420)`.execute(
      db,
    );
  });
  return id;
}

describe('while a sorting places more than one page', () => {
  beforeEach(async () => {
    await add(times(2100, said));
    await readNew();
    await sort();
  });

  it('one that ends in between leaves no wrong count, and the next one finishes it', async () => {
    const torn = await addForeignTheme();
    await expect(sort(async (placed, stop) => (placed > 0 ? stop() : undefined))).rejects.toThrow('aborted');
    expect(await look()).toEqual({ points: 2100, themed: 2100, unplaced: 0, wrong: 0 });
    expect((await themes()).find(({ id }) => id === torn)).toMatchObject({ state: 'active' });
    await sort();
    expect(await look()).toEqual({ points: 2100, themed: 2100, unplaced: 0, wrong: 0 });
    expect((await themes()).map(({ state, count }) => [state, count])).toEqual([
      ['active', 700],
      ['active', 700],
      ['active', 700],
      ['merged', 0],
    ]);
  });

  it('a theme that somebody pins meanwhile stays, though no group continues it', async () => {
    const torn = await addForeignTheme();
    await sort(async (placed) => {
      if (placed <= 2000)
        await ask(maker, `mutation { updateTheme(input: { id: "${torn}", pinned: true }) { changeId } }`);
    });
    expect((await themes()).find(({ id }) => id === torn)).toMatchObject({ state: 'active' });
    expect(await look()).toMatchObject({ wrong: 0 });
  });

  it('points that come meanwhile are there afterwards, and are placed by the next turn', async () => {
    await sort(async (placed) => {
      if (placed <= 2000) await add(times(30, said));
    });
    expect(await look()).toEqual({ points: 2130, themed: 2100, unplaced: 30, wrong: 0 });
    await readNew();
    expect(await look()).toEqual({ points: 2130, themed: 2130, unplaced: 0, wrong: 0 });
  });

  it('a sorting that changes nothing writes nothing', async () => {
    const versions = () =>
      app.database.transaction({ workspaceId: place.workspace.id }, 'read only', (db) =>
        sql<{ id: string }>`select id, xmin::text, ctid::text from data_points
          where workspace_id = ${place.workspace.id} order by id`.execute(db),
      );
    const before = await versions();
    await sort();
    expect((await versions()).rows).toEqual(before.rows);
  });
});
