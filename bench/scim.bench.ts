// A company's directory brings 5,000 people by SCIM on PostgreSQL, eight requests at a time, and then sends them all
// again: how many a second, and that the second time writes nothing.
import { createApp } from '#server/app.ts';
import { createScimToken } from '#server/features/scim/change-scim-settings.ts';
import { authenticateSocket, createSignInLink, findOrCreateAccount } from '#server/kernel/accounts/index.ts';
import { createWorkspace } from '#server/kernel/workspaces/index.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { readEnv } from '#server/platform/env/env.ts';
import { createLog } from '#server/platform/log/create-log.ts';
import { startPostgres } from '../scripts/postgres.mjs';
import { report } from './support/report.ts';

const people = Number(process.env['HARK_BENCH_PEOPLE'] ?? 4999);
const atOnce = 8;
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
const env = readEnv(
  { HARK_URL: 'http://hark.test', HARK_MODELS: 'false', HARK_SECRET: 'bench', HARK_SAMPLE: 'false' },
  import.meta.dirname,
);
const app = await createApp({ env, log, database, services: ['web'] });

const ids = new Map<number, string>();
const { host, token } = await openDirectory();
const first = await sync();
const before = await countEvents();
const second = await sync();
const eventsOfRepeat = (await countEvents()) - before;
await app.close();
await database.close();
postgres.stop();

report(
  'scim',
  { people, firstPerSecond: first, repeatPerSecond: second, eventsOfRepeat },
  first >= 100 && eventsOfRepeat === 0,
);

async function openDirectory(): Promise<{ host: string; token: string }> {
  const email = 'owner@bench.example';
  const account = await database.transaction({}, 'read write', (db) =>
    findOrCreateAccount(app.services, db, email),
  );
  const owner = { accountId: account.id, email, name: 'Owner' };
  const workspace = await createWorkspace(app.services, { name: 'Directory bench', owner });
  const link = new URL(await createSignInLink(app.services, workspace, email));
  const entered = await app.http.inject({
    method: 'POST',
    url: '/api/auth/magic-login',
    headers: { host: link.host },
    payload: { token: link.searchParams.get('token') },
  });
  const cookies = Object.fromEntries(entered.cookies.map(({ name, value }) => [name, value]));
  const asked = { method: 'POST', url: '/api/auth/token', headers: { host: link.host }, cookies } as const;
  const bearer = (await app.http.inject(asked)).json<{ token: string }>().token;
  const opening = { host: link.host, authorization: `Bearer ${bearer}` };
  const { ctx } = await authenticateSocket(app.services, opening);
  return { host: link.host, token: await createScimToken(ctx) };
}

/** Creates each person the first time and sends the whole of them again the second. */
async function sync(): Promise<number> {
  const started = performance.now();
  let next = 0;
  async function work(): Promise<void> {
    while (next < people) {
      next += 1;
      await syncOne(next);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return Math.round(people / ((performance.now() - started) / 1000));
}

async function syncOne(number: number): Promise<void> {
  const userName = `person-${number}@directory.example`;
  const user = {
    userName,
    externalId: `ext-${number}`,
    displayName: `Person ${number}`,
    name: { givenName: 'Person', familyName: String(number) },
    emails: [{ value: userName, type: 'work', primary: true }],
    active: true,
  };
  const known = ids.get(number);
  const reply =
    known === undefined ? await send('POST', '/Users', user) : await send('PUT', `/Users/${known}`, user);
  if (reply.statusCode >= 300) throw new Error(`${reply.statusCode}: ${reply.body}`);
  ids.set(number, reply.json<{ id: string }>().id);
}

function send(method: 'POST' | 'PUT', path: string, payload: object) {
  return app.http.inject({
    method,
    url: `/scim/v2${path}`,
    headers: { host, authorization: `Bearer ${token}` },
    payload,
  });
}

async function countEvents(): Promise<number> {
  const { rows } = await database.owner.query<{ count: string }>('select count(*) from events');
  return Number(rows[0]?.count);
}
