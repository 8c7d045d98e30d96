import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#server/platform/log/log.ts';
import { closeDataFolder } from './close-data-folder.ts';
import type { Database } from './database.ts';
import { lockDataFolder } from './data-lock.ts';
import { giveWay } from './give-way.ts';
import { listenOnConnection } from './listen.ts';
import { openEmbeddedDatabase } from './pglite.ts';
import type { PGliteStart } from './pglite-protocol.ts';
import { typeParsers } from './read-timestamp.ts';
import { queryJobs } from './query-jobs.ts';
import { beginTransaction, runTransaction, type TransactionOptions } from './transactions.ts';
import { TurnSocket } from './turn-socket.ts';

export type DatabaseOptions = {
  /** A PostgreSQL server; without it the embedded database in dataDir. */
  url?: string;
  /** The login that owns the schema, where the application has one of its own. */
  ownerUrl?: string;
  dataDir: string;
  poolSize: number;
  /** Off behind a transaction-mode pooler, which loses named statements. */
  prepare: boolean;
  statementTimeoutMs: number;
  log: Log;
};

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url !== undefined) return openPostgres({ ...options, url: options.url });
  closeDataFolder(options.dataDir);
  const unlock = await lockDataFolder(options.dataDir);
  try {
    await createEmbedded(options.dataDir, options);
    return await openPGlite({ dataDir: join(options.dataDir, 'db') }, options, unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Under another name until it is whole: a first start that is killed or runs out of space can be tried again. */
async function createEmbedded(dataDir: string, settings: PGliteSettings): Promise<void> {
  const [finished, making] = [join(dataDir, 'db'), join(dataDir, 'db.new')];
  if (existsSync(finished)) return;
  rmSync(making, { recursive: true, force: true });
  try {
    const database = await openPGlite({ dataDir: making }, settings);
    await database.close();
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    throw error;
  }
  renameSync(making, finished);
}

type PGliteSettings = Pick<DatabaseOptions, 'statementTimeoutMs' | 'log'>;

export async function openPGlite(
  start: PGliteStart,
  { statementTimeoutMs, log }: PGliteSettings,
  afterClose: () => Promise<void> = async () => {},
): Promise<Database & { dump(): Promise<Uint8Array<ArrayBuffer>> }> {
  const embedded = await openEmbeddedDatabase({
    ...start,
    statementTimeoutMs,
    onRunaway: () =>
      log.error({ statementTimeoutMs }, 'A statement ran too long; the embedded database restarts'),
  });
  const listeners = new Map<string, ((payload: string) => void)[]>();

  async function takeOverSession(client: pg.ClientBase): Promise<void> {
    survive(client, log);
    // The session outlives its connections: what the last one left open must not be the next one's.
    await client.query('rollback');
    await client.query('discard all');
    client.on('notification', ({ channel, payload }) => {
      for (const hear of listeners.get(channel) ?? []) hear(payload ?? '');
    });
    for (const [channel, hearing] of listeners) {
      await client.query(`listen ${channel}`);
      // What was notified while the database restarted is found by the listener that is woken now.
      for (const hear of hearing) hear('');
    }
  }

  // One session: a second connection would interleave its protocol with the first one's.
  const pool = new pg.Pool({
    stream: () => embedded.stream(),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 60_000,
    types: typeParsers,
    // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it; its types don't say so
    onConnect: (client) => takeOverSession(client),
  });
  pool.on('error', (error) => log.error({ err: withoutClient(error) }, 'Embedded database connection lost'));
  const transactions: TransactionOptions = { pool, prepare: true, pipeline: false };
  return {
    kind: 'pglite',
    hasVector: true,
    owner: pool,
    queryJobs: (text, values) => queryJobs(pool, text, values),
    releaseOwner: async () => {},
    transaction: (scope, access, run) => runTransaction(transactions, scope, access, run),
    begin: (scope, access) => beginTransaction(transactions, scope, access),
    async listen(channel, hear) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), hear]);
      await pool.query(`listen ${channel}`);
    },
    dump: () => embedded.dump(),
    giveWay: () => giveWay(pool),
    async close() {
      await pool.end();
      await embedded.close();
      await afterClose();
    },
  };
}

async function openPostgres(options: DatabaseOptions & { url: string }): Promise<Database> {
  const pool = openPool(options, { url: options.url, max: options.poolSize });
  const owner =
    options.ownerUrl === undefined
      ? pool
      : openPool(options, { url: options.ownerUrl, max: ownerConnections });
  const transactions: TransactionOptions = { pool, prepare: options.prepare, pipeline: true };
  const { rows } = await pool.query("select 1 from pg_available_extensions where name = 'vector'");
  const listening: ReturnType<typeof listenOnConnection>[] = [];
  const releaseOwner = async (): Promise<void> => {
    if (owner !== pool && !owner.ended) await owner.end();
  };
  return {
    kind: 'postgres',
    hasVector: rows.length > 0,
    owner,
    queryJobs: (text, values) => queryJobs(pool, text, values),
    releaseOwner,
    transaction: (scope, access, run) => runTransaction(transactions, scope, access, run),
    begin: (scope, access) => beginTransaction(transactions, scope, access),
    async listen(channel, hear) {
      const opening = listenOnConnection({ url: options.url, log: options.log, channel, hear });
      // Before it is open: a server that ends while it starts would leave the connection behind.
      listening.push(opening);
      await opening;
    },
    giveWay: () => setImmediate(),
    async close() {
      const opened = await Promise.allSettled(listening);
      await Promise.all(opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value.close()] : [])));
      await releaseOwner();
      await pool.end();
    },
  };
}

/** Enough for migrations and a backup; a request never waits for one of them. */
const ownerConnections = 2;

function openPool(
  { statementTimeoutMs, log }: Pick<DatabaseOptions, 'statementTimeoutMs' | 'log'>,
  { url, max }: { url: string; max: number },
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    // A new connection answers its first questions ten times as slowly as one that knows its statements.
    idleTimeoutMillis: 600_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: statementTimeoutMs,
    // A question of a screen is answered sooner than its helpers have started, and many people ask at once. Statements
    // that deal with thousands of rows are estimated to be dear enough to compile, which takes longer than running them.
    // Instants come in one form whatever the server is set to.
    options: '-c max_parallel_workers_per_gather=0 -c jit=off -c timezone=UTC -c datestyle=ISO',
    types: typeParsers,
    pipeline: true,
    stream: () => new TurnSocket(),
    application_name: 'hark',
  });
  pool.on('error', (error) => log.error({ err: withoutClient(error) }, 'Database connection lost'));
  pool.on('connect', (client) => survive(client, log));
  return pool;
}

/** The pool hears of idle connections only: one lost inside a transaction would end the process. */
function survive(client: pg.ClientBase, log: Log): void {
  client.on('error', (error) => log.warn({ err: error }, 'A database connection was lost in use'));
}

/** The pool hangs the connection on its error: all its statements and its key would be in the log. */
function withoutClient(error: Error): Error {
  Reflect.deleteProperty(error, 'client');
  return error;
}
