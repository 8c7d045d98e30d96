// Every page of a channel with many data points in it, each in the words of the browser. The data points are made by the
// database, so it needs no model: HARK_BENCH_FILL says how many (a million). PostgreSQL only.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { placesInBatch } from '#engines/search/place-sets.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import { ChannelCaller, timed } from './support/channel-caller.ts';
import { channelPages } from './support/channel-pages.ts';
import { startChild } from './support/child-server.ts';
import { wrongCounts } from './support/fill-channel.ts';
import { keepLargeCounts } from './support/keep-large-counts.ts';
import { addLargePoints, addLargeThemes } from './support/large-channel.ts';
import { report } from './support/report.ts';

const target = { pageMs: 150 };
const filled = Number(process.env['HARK_BENCH_FILL'] ?? 1_000_000);
const atOnce = 50_000;
const times = 20;
const postgres = await startPostgres();
if (!postgres) {
  console.log('There is no PostgreSQL server here; skipped.');
  process.exit(0);
}
const dir = mkdtempSync(join(tmpdir(), 'hark-bench-'));
const server = await startChild('upload-server.ts', [dir, postgres.url]);
const db = new pg.Pool({ connectionString: postgres.url, max: 1 });
try {
  const caller = await ChannelCaller.open(server);
  const { rows } = await db.query<{ id: string }>('select workspace_id as id from channels where id = $1', [
    caller.channelId,
  ]);
  const channel = { channelId: caller.channelId, workspaceId: rows[0]?.id ?? '' };
  await addLargeThemes(db, channel);
  await db.query('set session_replication_role = replica');
  for (let from = 0; from < filled; from += atOnce)
    await addLargePoints(db, channel, { from, to: Math.min(filled, from + atOnce) });
  await keepLargeCounts(db);
  // With something new the server reads the texts of what the database made.
  const indexSeconds = await timed(async () => {
    await caller.add([{ text: 'Something new', externalId: 'the new one' }]);
    while (!(await isIndexed())) await pause(200);
  });
  await db.query('vacuum analyze');
  const pages: Record<string, number> = {};
  for (const [name, { query, variables }] of Object.entries(await channelPages(db, channel))) {
    const first = await caller.slowestMs(1, query, variables);
    // What takes seconds is not fast enough the second time either, and twenty of them would take minutes.
    pages[name] = first > 1000 ? first : await caller.slowestMs(times, query, variables);
  }
  const slow = Object.entries(pages).filter(([, ms]) => ms > target.pageMs);
  const wrong = await wrongCounts(db, channel.channelId);
  report(
    'channel-pages',
    {
      points: filled,
      indexSeconds: Math.round(indexSeconds),
      pages,
      slow: Object.fromEntries(slow),
      wrong,
      target,
    },
    slow.length === 0 && wrong === 0,
  );
} finally {
  server.stop();
  await db.end();
  postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}

async function isIndexed(): Promise<boolean> {
  const { rows } = await db.query<{ waiting: number }>(
    'select count(*)::int as waiting from unindexed_texts',
  );
  return (rows[0]?.waiting ?? 0) < placesInBatch;
}
