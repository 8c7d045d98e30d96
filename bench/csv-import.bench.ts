// Rows of a CSV a second, from the first byte sent until search has them, beside PapaParse parsing the same text alone;
// the memory of the server meanwhile; and a server killed in the middle that goes on without writing a row twice.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Papa from 'papaparse';
import pg from 'pg';
import { startPostgres } from '../scripts/postgres.mjs';
import { startChild, type ChildServer } from './support/child-server.ts';
import { report } from './support/report.ts';
import { sendImport, type TableToSend } from './support/send-import.ts';
import { openSession } from './support/sign-in.ts';
import { watchMemory } from './support/watch-memory.ts';

const targets = { rowsPerSecond: 10_000, mostMegabytes: 300 };
const contactRows = Number(process.env['HARK_BENCH_ROWS'] ?? 1_000_000);
const noteRows = Math.min(100_000, contactRows);
const killedRows = 20_000;

const postgres = await startPostgres();
if (!postgres) {
  console.log('No PostgreSQL server can be had here; skipped.');
  process.exit(0);
}
const dir = mkdtempSync(join(tmpdir(), 'hark-bench-'));
const db = new pg.Pool({ connectionString: postgres.url, max: 1 });
let server = await startChild('upload-server.ts', [dir, postgres.url]);
// A link signs in once.
let newBearer = await openSession(server);
try {
  const contacts = contactTable(contactRows);
  const papaSeconds = await timed(async () => void Papa.parse(contacts.text));
  const memory = watchMemory(server.pid);
  const atRest = memory.most();
  const contactSeconds = await timed(() => run(server, contacts));
  const aboveRest = memory.stop() - atRest;
  const noteSeconds = await timed(() => run(server, noteTable(noteRows, 'Note')));
  const { doubled, lost } = await killAndResume();
  const rowsPerSecond = Math.round(contactRows / contactSeconds);
  report(
    'csv-import',
    {
      contactRows,
      rowsPerSecond,
      timesPapaParse: Number((contactSeconds / papaSeconds).toFixed(1)),
      noteRows,
      noteRowsPerSecond: Math.round(noteRows / noteSeconds),
      atRestMegabytes: Math.round(atRest),
      mostMegabytesAboveRest: Math.round(aboveRest),
      killedRows,
      doubledAfterKill: doubled,
      lostAfterKill: lost,
      targets,
    },
    rowsPerSecond >= targets.rowsPerSecond && aboveRest <= targets.mostMegabytes && doubled + lost === 0,
  );
} finally {
  server.stop();
  await db.end();
  postgres.stop();
  rmSync(dir, { recursive: true, force: true });
}

/** Until nothing waits to be indexed. */
async function run(child: ChildServer, table: TableToSend): Promise<void> {
  await untilEnded(await sendImport({ server: child, bearer: await newBearer() }, table));
  for (;;) {
    const { rows } = await db.query("select 1 from outbox where subscriber = 'search.index' limit 1");
    if (rows.length === 0) return;
    await pause(50);
  }
}

async function untilEnded(id: string): Promise<void> {
  for (;;) {
    const { rows } = await db.query('select status, error from imports where id = $1', [id]);
    if (rows[0]?.status === 'COMPLETE') return;
    if (rows[0]?.status === 'FAILED') throw new Error(rows[0].error);
    await pause(100);
  }
}

async function killAndResume(): Promise<{ doubled: number; lost: number }> {
  const url = postgres?.url ?? '';
  server.stop();
  server = await startChild('upload-server.ts', [dir, url]);
  newBearer = await openSession(server);
  const id = await sendImport({ server, bearer: await newBearer() }, noteTable(killedRows, 'Killed'));
  for (let written = 0; written === 0; await pause(20)) {
    const { rows } = await db.query('select created_count from imports where id = $1', [id]);
    written = rows[0]?.created_count ?? 0;
  }
  server.stop();
  server = await startChild('upload-server.ts', [dir, url]);
  await untilEnded(id);
  const { rows } = await db.query(
    "select count(*)::int as all, count(distinct title)::int as different from notes where title like 'Killed %'",
  );
  return { doubled: rows[0].all - rows[0].different, lost: killedRows - rows[0].different };
}

function contactTable(count: number): TableToSend {
  const rows = Array.from(
    { length: count },
    (_, at) => `Person ${at},person${at}@example.com,"Company ${at % 500}, Inc.",${at % 97}`,
  );
  const columns = [{ use: 'NAME' }, { use: 'EMAIL' }, { use: 'SKIP' }, { use: 'SKIP' }];
  return { target: 'CONTACTS', text: `Name,E-mail,Company,Age\n${rows.join('\n')}\n`, columns };
}

function noteTable(count: number, name: string): TableToSend {
  const rows = Array.from(
    { length: count },
    (_, at) => `${name} ${at},"Customer ${at} says that the export takes too long, every time.",${at % 11}`,
  );
  const columns = [{ use: 'TITLE' }, { use: 'CONTENT' }, { use: 'NEW_FIELD', fieldType: 'NUMBER' }];
  return { target: 'NOTES', text: `Title,Feedback,Score\n${rows.join('\n')}\n`, columns };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
