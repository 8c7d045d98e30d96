// 10,000 receipts of one workspace on PostgreSQL, each with a row to write: how long until the last is handled.
import { sql } from 'kysely';
import { createEventLog } from '#server/platform/events/event-log.ts';
import { startDispatcher } from '#server/platform/events/dispatch-outbox.ts';
import { defineSubscriber } from '#server/platform/events/subscriber.ts';
import { newId } from '#server/platform/context/new-id.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { createLog } from '#server/platform/log/create-log.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import { report } from './support/report.ts';

const receipts = Number(process.env['HARK_BENCH_RECEIPTS'] ?? 10_000);
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
const workspaceId = newId();
await database.owner.query(
  "insert into workspaces (id, subdomain, name, region, created_at) values ($1, 'bench-outbox', 'Bench', 'eu', now())",
  [workspaceId],
);
await database.owner.query(
  'create table handled (event_id uuid primary key); grant insert, select on handled to hark_app',
);
await database.owner.query(
  `insert into events (workspace_id, id, type, payload, created_at)
   select $1, gen_random_uuid(), 'workspace.updated', '{}', now() from generate_series(1, $2::int)`,
  [workspaceId, receipts],
);
await database.owner.query(
  `insert into outbox (workspace_id, event_id, subscriber, run_at)
   select workspace_id, id, 'bench', now() from events where workspace_id = $1`,
  [workspaceId],
);
const subscriber = defineSubscriber({
  name: 'bench',
  hears: ['workspace.updated'],
  run: async (tx, { id }) => {
    await sql`insert into handled (event_id) values (${id})`.execute(tx.db);
  },
});

const began = performance.now();
const dispatcher = await startDispatcher({
  database,
  subscribers: [subscriber],
  eventLog: createEventLog([subscriber]),
  now: () => new Date(),
  newId,
  log,
});
await dispatcher.drain();
const seconds = Math.round(performance.now() - began) / 1000;
await dispatcher.close();
const { rows } = await database.owner.query('select count(*)::int as count from handled');
await database.close();
postgres.stop();

const handled = rows[0]?.count;
report('outbox', { receipts, handled, seconds }, handled === receipts && seconds <= 5);
