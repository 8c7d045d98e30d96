// 10,000 receipts of one workspace on PostgreSQL, each with a row to write: how long until the last is handled, with
// nothing else to do and beside another workspace's backlog of a million.
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { createEventLog } from '#server/platform/events/event-log.ts';
import { startDispatcher } from '#server/platform/events/dispatch-outbox.ts';
import { findDueReceipts, firstPlace } from '#server/platform/events/find-due-receipts.ts';
import { defineSubscriber } from '#server/platform/events/subscriber.ts';
import { newId } from '#server/platform/context/new-id.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { createLog } from '#server/platform/log/create-log.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import { report } from './support/report.ts';

const receipts = Number(process.env['HARK_BENCH_RECEIPTS'] ?? 10_000);
const backlog = Number(process.env['HARK_BENCH_BACKLOG'] ?? 1_000_000);
const log = createLog({ level: 'error' });
const postgres = await startPostgres();
if (!postgres) {
  console.log('No PostgreSQL server can be had here; skipped.');
  process.exit(0);
}
const database = await openDatabase({
  url: postgres.url,
  dataDir: '',
  poolSize: 10,
  prepare: true,
  statementTimeoutMs: 60_000,
  log,
});
await migrate(database.owner);
await database.owner.query(
  'create table handled (workspace_id uuid, event_id uuid primary key); grant insert, select on handled to hark_app',
);
const subscriber = defineSubscriber({
  name: 'bench',
  hears: ['workspace.updated'],
  run: async (tx, { id }) => {
    await sql`insert into handled (workspace_id, event_id) values (${tx.workspace.id}, ${id})`.execute(tx.db);
  },
});

const alone = await measure(await addReceipts('alone', receipts));
const flooding = await addReceipts('flooding', backlog);
const waiting = await addReceipts('waiting', receipts);
const took: number[] = [];
for (let round = 0; round < 20; round += 1) {
  const began = performance.now();
  await findDueReceipts(database, new Date(), firstPlace);
  took.push(performance.now() - began);
}
const batchMs = Math.round(took.toSorted((a, b) => a - b)[10] ?? Infinity);
const beside = await measure(waiting);
const handledOfBacklog = await handledOf(flooding);
await database.close();
postgres.stop();

report(
  'outbox',
  {
    receipts,
    handled: alone.handled,
    seconds: alone.seconds,
    backlog,
    batchMs,
    besideBacklog: { ...beside, handledOfBacklog },
  },
  alone.handled === receipts && alone.seconds <= 5 && beside.seconds <= 10,
);

async function addReceipts(name: string, count: number): Promise<string> {
  const workspaceId = newId();
  await database.owner.query(
    "insert into workspaces (id, subdomain, name, region, created_at) values ($1, $2, 'Bench', 'eu', now())",
    [workspaceId, `bench-${name}`],
  );
  // In steps: a million at once takes longer than a statement may.
  for (let left = count; left > 0; left -= 100_000)
    await database.owner.query(
      `with added as (
       insert into events (workspace_id, id, type, payload, created_at)
       select $1, gen_random_uuid(), 'workspace.updated', '{}', now() from generate_series(1, $2::int)
       returning workspace_id, id)
     insert into outbox (workspace_id, event_id, subscriber, run_at)
     select workspace_id, id, 'bench', now() from added`,
      [workspaceId, Math.min(left, 100_000)],
    );
  return workspaceId;
}

/** Until the last receipt of the workspace is handled; an equal share of the work goes to any other. */
async function measure(workspaceId: string): Promise<{ handled: number; seconds: number }> {
  const began = performance.now();
  const dispatcher = await startDispatcher({
    database,
    subscribers: [subscriber],
    eventLog: createEventLog([subscriber]),
    now: () => new Date(),
    newId,
    log,
  });
  while ((await handledOf(workspaceId)) < receipts) await pause(50);
  const seconds = Math.round(performance.now() - began) / 1000;
  await dispatcher.close();
  return { handled: await handledOf(workspaceId), seconds };
}

async function handledOf(workspaceId: string): Promise<number> {
  const { rows } = await database.owner.query(
    'select count(*)::int as count from handled where workspace_id = $1',
    [workspaceId],
  );
  return rows[0]?.count ?? 0;
}
