// A page of 50 contacts of 100,000 as members read it: by name and by time, from the start and from the middle,
// with and without the total, found by rare words and by common beginnings. Each is a transaction of its own.
import { allPlanGates } from '#domain/access/plan-gates.ts';
import type { Role } from '#domain/access/roles.ts';
import { keyText, personKeysOf, sortNameOf } from '#domain/people/person-keys.ts';
import { listPeople, type PersonListArgs } from '#server/features/people/queries.ts';
import { scopeOf, type Actor, type Ctx } from '#server/platform/context/context.ts';
import { newId } from '#server/platform/context/new-id.ts';
import { Reads } from '#server/platform/context/reads.ts';
import type { Database } from '#server/platform/db/database.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase, openPGlite } from '#server/platform/db/open-database.ts';
import { createEventLog } from '#server/platform/events/event-log.ts';
import { createLog } from '#server/platform/log/create-log.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import { report } from './support/report.ts';

const contacts = 100_000;
const rounds = 30;
const targetMs = { postgres: 50, pglite: 150 };
const first = ['Ada', 'Bo', 'Cyrus', 'Dalia', 'Émile', 'Fatima', 'Gideon', 'Hanneke', 'Ines', 'Jörg'];
const log = createLog({ level: 'error' });
const workspace = { id: newId(), subdomain: 'bench-people', name: 'Bench' };

const postgres = await startPostgres();
try {
  if (postgres) {
    const options = {
      url: postgres.url,
      dataDir: '',
      poolSize: 2,
      prepare: true,
      statementTimeoutMs: 60_000,
      log,
    };
    await measure('postgres', await openDatabase(options));
  } else {
    console.log('No PostgreSQL server can be had here: only the embedded database is measured.');
  }
} finally {
  postgres?.stop();
}
await measure('pglite', await openPGlite({}, { statementTimeoutMs: 120_000, log }));

async function measure(kind: keyof typeof targetMs, database: Database): Promise<void> {
  await migrate(database.owner);
  await fill(database);
  const middle = await cursorOfMiddle(database);
  const cases: Record<string, { args: PersonListArgs; role: Role; total?: true }> = {
    byName: { args: { sort: 'NAME' }, role: 'CONTRIBUTOR' },
    byNameManager: { args: { sort: 'NAME' }, role: 'MANAGER' },
    fromTheMiddle: { args: { sort: 'NAME', after: middle }, role: 'MANAGER' },
    byCreation: { args: { sort: 'CREATED_AT' }, role: 'CONTRIBUTOR' },
    withTotal: { args: { sort: 'NAME' }, role: 'CONTRIBUTOR', total: true },
    rareWord: { args: { search: 'family77777' }, role: 'CONTRIBUTOR', total: true },
    twoWords: { args: { search: 'hanneke family7777' }, role: 'CONTRIBUTOR', total: true },
    commonName: { args: { search: 'emile' }, role: 'CONTRIBUTOR' },
    oneLetter: { args: { search: 'f' }, role: 'CONTRIBUTOR' },
    everybodysDomain: { args: { search: 'example', sort: 'UPDATED_AT' }, role: 'CONTRIBUTOR' },
    nobody: { args: { search: 'zzzz' }, role: 'CONTRIBUTOR', total: true },
  };
  const p95: Record<string, number> = {};
  for (const [name, { args, role, total }] of Object.entries(cases)) {
    const times: number[] = [];
    for (let round = -5; round < rounds; round += 1) {
      const ctx = ctxFor(database, role);
      const started = performance.now();
      const page = await listPeople(ctx, { first: 50, ...args });
      if (total) await page.count();
      await ctx.reads.end();
      if (round >= 0) times.push(performance.now() - started);
      if (name === 'byName' && page.items.length !== 50) throw new Error(`${page.items.length} items`);
    }
    times.sort((a, b) => a - b);
    p95[name] = Number((times[Math.floor(times.length * 0.95)] ?? 0).toFixed(1));
  }
  const ok = Object.values(p95).every((ms) => ms <= targetMs[kind]);
  report(`people-list-${kind}`, { contacts, p95, targetMs: targetMs[kind] }, ok);
  await database.close();
}

async function cursorOfMiddle(database: Database): Promise<string> {
  const { rows } = await database.owner.query<{ value: string; id: string }>(
    'select sort_name as value, id from people order by sort_name, id offset $1 limit 1',
    [contacts / 2],
  );
  return Buffer.from(JSON.stringify(rows[0])).toString('base64url');
}

function ctxFor(database: Database, role: Role): Ctx {
  const viewer = {
    id: newId(),
    role,
    workspaceAdmin: false,
    readOnly: false,
    plan: allPlanGates,
    adminOnlyInvites: false,
    restrictions: [],
  };
  const actor: Actor = {
    kind: 'member',
    viewer,
    grantees: [viewer.id, 'markup'],
    accountId: newId(),
    sessionId: newId(),
  };
  const reads = new Reads(database, () => scopeOf({ workspace, actor }));
  const eventLog = createEventLog([]);
  return { workspace, actor, database, reads, eventLog, now: () => new Date(), newId, log };
}

async function fill({ owner }: Database): Promise<void> {
  await owner.query(`insert into workspaces values ($1, 'bench-people', 'Bench', 'US_B', now())`, [
    workspace.id,
  ]);
  for (let from = 0; from < contacts; from += 5000) {
    const people = Array.from({ length: 5000 }, (_, at) => personOf(from + at));
    await owner.query(
      `insert into people (workspace_id, id, name, email, sort_name, keys, hidden_at, created_at, updated_at)
       select $1::uuid, id, name, email, sort_name, keys, case when hidden then now() end,
         now() - n * interval '1 second', now() - (n * 7 % 100000) * interval '1 second'
       from jsonb_to_recordset($2::jsonb) as p (id uuid, name text, email text, sort_name text, keys text[], hidden boolean, n int)`,
      [workspace.id, JSON.stringify(people)],
    );
    const keys = people.flatMap(({ id, keys: own }) => own.map((key) => ({ id, key })));
    await owner.query(
      `insert into person_keys (workspace_id, key, person_id)
       select $1::uuid, key, id from jsonb_to_recordset($2::jsonb) as k (key text, id uuid)`,
      [workspace.id, JSON.stringify(keys)],
    );
  }
  // As the database does by itself after a while.
  await owner.query('vacuum analyze');
}

function personOf(n: number) {
  const name = `${first[n % first.length]} Family${(n * 7919) % contacts}`;
  const email = `person${n}@mail${n % 50}.example`;
  const keys = personKeysOf({ name, email }).map(keyText);
  return { id: newId(), name, email, sort_name: sortNameOf(name), keys, hidden: n % 100 === 0, n };
}
