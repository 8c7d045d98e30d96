// Searching 100,000 items of which a person may see half, through all layers and in open loop: 400 queries of 1 to 4
// words, the commonest among them. On PostgreSQL, against ts_rank_cd and MiniSearch, and on the embedded database.
//   node bench/search-latency.bench.ts [postgres | pglite | million …]
// Each part prints its line as soon as it stands; a million items, on PostgreSQL, are measured only when asked for.
// HARK_BENCH_DATABASE names a PostgreSQL database to fill, or to use again as an earlier run filled it.
//
// The rate of the open loop: 25 a second on PostgreSQL and 10 on the embedded database, which is what some hundreds of
// people ask who search at the same time, and never more than two fifths of what the server answers one after the
// other, or the figure would be that of the queue; at least 10 and 5. The line says both.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import MiniSearch from 'minisearch';
import pg from 'pg';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { createLog } from '#server/platform/log/create-log.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import { startChild, type ChildServer } from './support/child-server.ts';
import { fillSearch, type FilledSearch } from './support/fill-search.ts';
import { postTo } from './support/post-to.ts';
import { report } from './support/report.ts';
import { queries, texts, vocabulary } from './support/search-corpus.ts';
import { signIn } from './support/sign-in.ts';

const parts = { postgres, pglite, million };
const named = process.argv.slice(2);
const asked = queries(400);
const commonest = Array.from({ length: 20 }, (_, rank) => vocabulary.word(rank));
const query = `query Search($options: SearchOptions!) { search(options: $options, limit: 20) {
  total suggestedQuery counts { type count } items { id type preview { title { text match } content { text match } } } } }`;

for (const [name, measure] of Object.entries(parts))
  if (named.length === 0 ? name !== 'million' : named.includes(name)) await measure();

async function postgres(): Promise<void> {
  const items = 100_000;
  await onPostgres(items, async (send, owner, filled, ready) => {
    const load = await openLoop(send, { most: 25, least: 10 });
    const latency = { part: 'postgres', items, ...ready, ...load };
    report('search-latency', latency, load.p50 <= 15 && load.p95 <= 50);
    const hark = await closedLoop(send, commonest, 4000);
    const plain = await plainPerSecond(owner, filled);
    const toPlain = round(hark / plain);
    report('search-latency', { part: 'ts_rank_cd', items, hark, plain, ratio: toPlain }, toPlain >= 5);
    const rotating = await closedLoop(send, asked, 6000);
    const mini = miniSearchPerSecond(items);
    const toMini = round(rotating / mini);
    report('search-latency', { part: 'MiniSearch', items, hark: rotating, mini, ratio: toMini }, toMini >= 1);
  });
}

async function million(): Promise<void> {
  const items = 1_000_000;
  await onPostgres(items, async (send, _owner, _filled, ready) => {
    const load = await openLoop(send, { most: 25, least: 10 });
    report('search-latency', { part: 'million', items, ...ready, ...load }, load.p95 <= 150);
  });
}

async function pglite(): Promise<void> {
  const items = 100_000;
  const dir = mkdtempSync(join(tmpdir(), 'hark-search-'));
  try {
    const started = performance.now();
    const filled = await fillEmbedded(dir, items);
    const fillSeconds = secondsSince(started);
    const server = await startHark(`file:${dir}`, filled, '4584');
    const ready = { fillSeconds, sealSeconds: round(secondsSince(started) - fillSeconds) };
    try {
      const load = await openLoop(await sender(server), { most: 10, least: 5 });
      report('search-latency', { part: 'pglite', items, ...ready, ...load }, load.p95 <= 120);
    } finally {
      server.stop();
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

type Ready = { fillSeconds: number; sealSeconds: number };

async function onPostgres(
  items: number,
  measure: (send: Send, owner: pg.Pool, filled: FilledSearch, ready: Ready) => Promise<void>,
): Promise<void> {
  // One that was filled before spares the minutes that a million items take to fill.
  const url = process.env['HARK_BENCH_DATABASE'];
  const database = url === undefined ? await startPostgres() : { url, stop: () => {} };
  if (!database) return console.log('There is no PostgreSQL here; skipped.');
  const owner = new pg.Pool({ connectionString: database.url });
  try {
    const started = performance.now();
    const filled = await fillSearch(owner, items);
    const fillSeconds = secondsSince(started);
    const server = await startHark(database.url, filled, '4583');
    const ready = { fillSeconds, sealSeconds: round(secondsSince(started) - fillSeconds) };
    try {
      await measure(await sender(server), owner, filled, ready);
    } finally {
      server.stop();
    }
  } finally {
    await owner.end();
    database.stop();
  }
}

function startHark(url: string, filled: FilledSearch, port: string): Promise<ChildServer> {
  return startChild('hark-server.ts', [url, filled.workspaceId, filled.email, port, 'seal']);
}

function secondsSince(started: number): number {
  return round((performance.now() - started) / 1000);
}

async function fillEmbedded(dataDir: string, items: number): Promise<FilledSearch> {
  const log = createLog({ level: 'error' });
  const database = await openDatabase({
    dataDir,
    poolSize: 1,
    prepare: true,
    statementTimeoutMs: 600_000,
    log,
  });
  const filled = await fillSearch(database.owner, items);
  await database.close();
  return filled;
}

type Send = (value: string) => Promise<void>;

type Load = { p50: number; p95: number; p99: number; rate: number; closedLoop: number };

/** Sends by the clock, not by the answers: who waits in the queue waits in the figure too. */
async function openLoop(send: Send, { most, least }: { most: number; least: number }): Promise<Load> {
  // As a server that has been up for a while: its connections open, its code compiled.
  for (let n = 0; n < 200; n += 8) await Promise.all(asked.slice(n, n + 8).map(send));
  const capacity = await closedLoop(send, asked, 4000);
  const perSecond = Math.max(least, Math.min(most, Math.round(capacity * 0.4)));
  const waits: Promise<number>[] = [];
  const started = performance.now();
  for (const [n, value] of asked.entries()) {
    const due = started + (n * 1000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    waits.push(send(value).then(() => performance.now() - due));
  }
  const times = (await Promise.all(waits)).sort((a, b) => a - b);
  const at = (share: number): number => round(times[Math.floor(times.length * share)] ?? 0);
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), rate: perSecond, closedLoop: capacity };
}

async function closedLoop(send: Send, values: readonly string[], forMs: number): Promise<number> {
  for (const value of values.slice(0, 20)) await send(value);
  const until = performance.now() + forMs;
  const started = performance.now();
  let done = 0;
  for (let n = 0; performance.now() < until; n += 1) {
    await send(values[n % values.length] ?? '');
    done += 1;
  }
  return round((done * 1000) / (performance.now() - started));
}

async function sender(server: ChildServer): Promise<Send> {
  const bearer = await signIn(server);
  return async (value) => {
    // With a blank behind it the word is finished: as the other engines understand it.
    const body = { query, variables: { options: { query: { method: 'FULL_TEXT', value: `${value} ` } } } };
    const answer = await postTo(
      { address: server.address, host: server.host ?? '' },
      '/api/graphql',
      body,
      undefined,
      bearer,
    );
    if (answer.body.includes('"errors"')) throw new Error(answer.body);
  };
}

/** What one would write by hand: the text search of the database, ranked, among what the person may see. */
async function plainPerSecond(owner: pg.Pool, { workspaceId }: FilledSearch): Promise<number> {
  await owner.query('drop table if exists plain');
  await owner.query(`create table plain as select workspace_id, id, access_id, title, body,
    to_tsvector('english', title || ' ' || body) as words from search_items`);
  await owner.query('create index on plain using gin (words)');
  await owner.query('analyze plain');
  const started = performance.now();
  let done = 0;
  for (let n = 0; n < commonest.length && performance.now() - started < 15_000; n += 1) {
    await owner.query(
      `select id, title, left(body, 240) from plain where workspace_id = $1 and words @@ to_tsquery('english', $2)
        and access_id in (select object_id from grants where workspace_id = $1 and grantee = 'markup')
       order by ts_rank_cd(words, to_tsquery('english', $2)) desc limit 20`,
      [workspaceId, commonest[n]],
    );
    done += 1;
  }
  return round((done * 1000) / (performance.now() - started));
}

function miniSearchPerSecond(items: number): number {
  const engine = new MiniSearch<{ id: number; title: string; body: string }>({ fields: ['title', 'body'] });
  let id = 0;
  for (const text of texts(items)) engine.add({ id: (id += 1), ...text });
  for (const value of asked.slice(0, 20)) engine.search(value);
  const started = performance.now();
  let done = 0;
  for (let n = 0; performance.now() - started < 6000; n += 1) {
    engine.search(asked[n % asked.length] ?? '', { combineWith: 'AND', boost: { title: 2 } }).slice(0, 20);
    done += 1;
  }
  return round((done * 1000) / (performance.now() - started));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
