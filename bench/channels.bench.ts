// A channel from its first batch to its themes: how fast data points come in and are placed, whether the second half
// takes as long as the first, what others feel meanwhile, and how fast its pages are with many more points in it.
// Meanings come from a service that costs nothing, so that the work around the model is measured; what the model takes
// is measured apart and added. HARK_BENCH_MODEL=1 sends every point through the model.
// HARK_BENCH_POINTS: how many are sent. HARK_BENCH_FILL: how many there are when pages are measured.
// HARK_BENCH_EMBEDDED=1: the embedded database in place of PostgreSQL.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { parseCsv } from '#domain/csv/parse-csv.ts';
import { findModel } from '#server/platform/ai/model-pack.ts';
import { openEmbedder } from '#server/platform/ai/open-embedder.ts';
import { createLog } from '#server/platform/log/create-log.ts';
import { startWordVectors } from '#tests/support/word-vectors.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import { findBenchData } from './support/bench-data.ts';
import { ChannelCaller, timed } from './support/channel-caller.ts';
import { startChild } from './support/child-server.ts';
import { fillChannel, wrongCounts } from './support/fill-channel.ts';
import { report } from './support/report.ts';
import { watchMemory } from './support/watch-memory.ts';

/** As many as the model gives a text: fewer would be compared and stored faster. */
const modelNumbers = 384;
const targets = {
  minutesForMillion: 45,
  pageMs: 150,
  newPointMs: 2000,
  resortSeconds: 60,
  megabytes: 1536,
  slowdown: 2,
};
const wanted = Number(process.env['HARK_BENCH_POINTS'] ?? 20_000);
const filled = Number(process.env['HARK_BENCH_FILL'] ?? 0);
const isEmbedded = process.env['HARK_BENCH_EMBEDDED'] === '1';
const withModel = process.env['HARK_BENCH_MODEL'] === '1';
const path = findBenchData('banking77/train.csv');
const postgres = isEmbedded ? undefined : await startPostgres();
const modelsDir = join(import.meta.dirname, '../models');
if (!path || !findModel(modelsDir).ok || (!isEmbedded && !postgres)) {
  console.log('The public data, the model pack or a PostgreSQL server is not here; skipped.');
  process.exit(0);
}
const rows = parseCsv(readFileSync(path, 'utf8'));
if (!rows.ok) throw new Error(rows.message);
const texts = rows.value.slice(1).map(([text = '']) => text.trim());

const dir = mkdtempSync(join(tmpdir(), 'hark-bench-'));
const vectors = await startWordVectors({ size: modelNumbers });
const server = await startChild('upload-server.ts', [
  dir,
  postgres?.url ?? '',
  withModel ? 'models' : vectors.url,
]);
const db = postgres && new pg.Pool({ connectionString: postgres.url, max: 1 });
try {
  const caller = await ChannelCaller.open(server);
  const idleMs = await caller.listChannelsMs(60);
  const memory = watchMemory(server.pid);
  const first = await addAndSettle(caller, 0, wanted / 2);
  const second = await addAndSettle(caller, wanted / 2, wanted);
  const mostMegabytes = Math.round(memory.stop());
  const seconds = first.seconds + second.seconds;
  say(`${wanted} data points in their themes`, { seconds: Math.round(seconds), mostMegabytes });
  const newPointMs = await caller.newPointMs('How do I activate my new card?');
  say('a new point is in its theme', { newPointMs: Math.round(newPointMs) });
  if (db && filled > wanted) await fillChannel(db, caller.channelId, filled);
  const pages = await caller.pagesMs(40);
  say('the slowest twentieth of pages', pages);
  const resortSeconds = await timed(() => caller.sortAgain());
  const wrong = db ? await wrongCounts(db, caller.channelId) : 0;
  const modelPerSecond = await readByModel(texts.slice(0, 256));
  const model = withModel ? 0 : 1_000_000 / modelPerSecond;
  const minutesForMillion = Number((((1_000_000 / wanted) * seconds + model) / 60).toFixed(1));
  report(
    'channels',
    {
      database: isEmbedded ? 'embedded' : 'postgres',
      points: wanted,
      ingestPerSecond: Math.round(wanted / (first.ingest + second.ingest)),
      seconds: Math.round(seconds),
      halves: [Math.round(first.seconds), Math.round(second.seconds)],
      modelPerSecond,
      minutesForMillion,
      idleMs,
      meanwhileMs: second.meanwhileMs,
      mostMegabytes,
      newPointMs: Math.round(newPointMs),
      pointsWhenPagesWereMeasured: Math.max(filled, wanted),
      resortSeconds: Math.round(resortSeconds),
      pages,
      wrong,
      targets,
    },
    minutesForMillion <= targets.minutesForMillion &&
      Math.max(...Object.values(pages)) <= targets.pageMs &&
      newPointMs <= targets.newPointMs &&
      resortSeconds <= targets.resortSeconds &&
      mostMegabytes <= targets.megabytes &&
      second.meanwhileMs <= targets.slowdown * idleMs &&
      wrong === 0,
  );
} finally {
  server.stop();
  vectors.close();
  await db?.end();
  postgres?.stop();
  rmSync(dir, { recursive: true, force: true });
}

/** As it goes: the whole takes minutes. */
function say(what: string, figures: object): void {
  console.log(`${what}: ${JSON.stringify(figures)}`);
}

async function addAndSettle(caller: ChannelCaller, from: number, to: number) {
  const latencies: number[] = [];
  let ingest = 0;
  const seconds = await timed(async () => {
    ingest = await timed(async () => {
      for (let at = from; at < to; at += 1000) await caller.add(batch(at, Math.min(to, at + 1000)));
    });
    while (await caller.isSorting()) {
      latencies.push(await caller.listChannelsMs(1));
      await pause(250);
    }
  });
  return { seconds, ingest, meanwhileMs: p95(latencies) };
}

async function readByModel(some: readonly string[]): Promise<number> {
  const embedder = openEmbedder({ ai: undefined, modelsDir }, createLog({ level: 'error' }));
  await embedder?.embed(some.slice(0, 4));
  const seconds = await timed(async () => embedder?.embed(some));
  await embedder?.close();
  return Math.round(some.length / seconds);
}

/** Real sentences, each different from every other, spread over a year. */
function batch(from: number, to: number): object[] {
  return Array.from({ length: to - from }, (_, place) => {
    const at = from + place;
    return {
      text: `${texts[at % texts.length]} #${at}`,
      externalId: String(at),
      participant: `Customer ${at % 5000}`,
      saidAt: new Date(Date.UTC(2026, 0, 1) + ((at * 7919) % 31_536_000) * 1000).toISOString(),
    };
  });
}

function p95(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0);
}
