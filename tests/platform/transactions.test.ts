import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/platform/context/context.ts';
import { bindToConnection } from '#server/platform/db/bound-dialect.ts';
import type { Database, Db } from '#server/platform/db/database.ts';
import { inParts } from '#server/platform/db/in-parts.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openTestDatabase, testServer } from '#tests/support/test-database.ts';
import { addWorkspace, systemCtxOf } from './support/test-workspace.ts';
import '#server/platform/rate-limit/tables.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function addCounter(db: Db, bucket: string): Promise<void> {
  await sql`insert into rate_counters (bucket, count, resets_at) values (${bucket}, 1, now())`.execute(db);
}

async function countersNamed(bucket: string): Promise<number> {
  const { rowCount } = await database.owner.query('select 1 from rate_counters where bucket = $1', [bucket]);
  return rowCount ?? 0;
}

describe('a transaction', () => {
  it('keeps what it wrote', async () => {
    await database.transaction({}, 'read write', (db) => addCounter(db, 'kept'));
    expect(await countersNamed('kept')).toBe(1);
  });

  it('leaves nothing behind when its work throws', async () => {
    const failing = database.transaction({}, 'read write', async (db) => {
      await addCounter(db, 'thrown');
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    expect(await countersNamed('thrown')).toBe(0);
  });

  it('throws when a statement failed and the work went on as if it had not', async () => {
    const failing = database.transaction({}, 'read write', async (db) => {
      await addCounter(db, 'swallowed');
      await sql`select 1/0`.execute(db).catch(() => {});
    });
    await expect(failing).rejects.toThrow('The transaction failed and was rolled back');
    expect(await countersNamed('swallowed')).toBe(0);
  });

  it('writes thousands of rows in parts, all of them or none', async () => {
    const places = Array.from({ length: 1700 }, (_, at) => at);
    const addAll = (bucket: string, broken?: number): Promise<void> =>
      database.transaction({}, 'read write', (db) =>
        inParts(places, (part) => {
          const counts = part.map((at) => (at === broken ? null : at));
          return sql`insert into rate_counters (bucket, count, resets_at)
            select ${bucket} || ' ' || place, place, now() from unnest(${counts}::int[]) as one (place)`.execute(
            db,
          );
        }),
      );
    const stored = async (bucket: string): Promise<number> => {
      const { rowCount } = await database.owner.query('select 1 from rate_counters where bucket like $1', [
        `${bucket} %`,
      ]);
      return rowCount ?? 0;
    };
    await addAll('in parts');
    expect(await stored('in parts')).toBe(1700);
    await expect(addAll('in broken parts', 700)).rejects.toMatchObject({ code: '23502' });
    expect(await stored('in broken parts')).toBe(0);
  });

  it('refuses to write when it is read only', async () => {
    const writing = database.transaction({}, 'read only', (db) => addCounter(db, 'read only'));
    await expect(writing).rejects.toMatchObject({ code: '25006' });
    expect(await countersNamed('read only')).toBe(0);
  });

  it('gives its connection back after each kind of failure', async () => {
    for (let round = 0; round < 12; round += 1) {
      await expect(
        database.transaction({}, 'read write', (db) => sql`select 1/0`.execute(db)),
      ).rejects.toThrow('division by zero');
      await expect(
        database.transaction({ workspaceId: 'nobody' }, 'read only', async () => {}),
      ).rejects.toThrow('Not a canonical UUID');
    }
    expect(database.owner.waitingCount).toBe(0);
    expect(database.owner.idleCount).toBe(database.owner.totalCount);
    await database.transaction({}, 'read only', (db) => sql`select 1`.execute(db));
  });

  it('can’t begin another one inside', async () => {
    const nesting = database.transaction({}, 'read write', (db) => db.transaction().execute(async () => {}));
    await expect(nesting).rejects.toThrow('Already inside a transaction');
  });
});

describe('a command', () => {
  it('sees its own workspace and ends the open reads of its request first', async () => {
    const workspace = await addWorkspace(database);
    const ctx = systemCtxOf(database, workspace);
    const reading = await ctx.reads.db();
    await sql`select 1`.execute(reading);
    const seen = await inTransaction(ctx, (tx) =>
      sql<{ id: string }>`select current_workspace() as id`.execute(tx.db),
    );
    expect(seen.rows).toEqual([{ id: workspace.id }]);
    expect(database.owner.idleCount).toBe(database.owner.totalCount);
  });

  it('that the database gave up for another is run again, once, and done once', async () => {
    const workspace = await addWorkspace(database);
    const ctx = systemCtxOf(database, workspace);
    let runs = 0;
    const open = (domain: string, failures: number): Promise<void> =>
      inTransaction(ctx, async ({ db }) => {
        runs += 1;
        await sql`insert into open_domains values (${workspace.id}, ${domain}, now())`.execute(db);
        if (runs <= failures)
          await sql`do $$ begin raise exception 'on purpose' using errcode = '40P01'; end $$`.execute(db);
      });
    await open('once.example', 1);
    expect(runs).toBe(2);
    runs = 0;
    await expect(open('never.example', 2)).rejects.toMatchObject({ code: '40P01' });
    expect(runs).toBe(2);
    const { rows } = await database.owner.query('select domain from open_domains where workspace_id = $1', [
      workspace.id,
    ]);
    expect(rows).toEqual([{ domain: 'once.example' }]);
  });

  it.runIf(testServer !== undefined)('waits in a circle with another, and both are done', async () => {
    const ctx = systemCtxOf(database, await addWorkspace(database));
    const both = Promise.withResolvers<void>();
    let holding = 0;
    const lock = (db: Db, key: number) => sql`select pg_advisory_xact_lock(${key}::bigint)`.execute(db);
    const takeBoth = (first: number, second: number): Promise<string> =>
      inTransaction(ctx, async ({ db }) => {
        await lock(db, first);
        holding += 1;
        if (holding === 2) both.resolve();
        await both.promise;
        await lock(db, second);
        return 'done';
      });
    expect(await Promise.all([takeBoth(471_101, 471_102), takeBoth(471_102, 471_101)])).toEqual([
      'done',
      'done',
    ]);
    expect(holding).toBe(3);
  });
});

describe.runIf(testServer !== undefined)('a read that is sent behind the opening of its transaction', () => {
  it('gives nothing away when the opening failed', async () => {
    const client = await database.owner.connect();
    const opened = client.query('begin reading');
    const db = bindToConnection(client, { prepare: true, pipeline: true, opened });
    await expect(sql`select id from accounts`.execute(db)).rejects.toThrow('syntax error');
    client.release(true);
  });

  it('answers questions that were asked side by side each with its own', async () => {
    const answers = await database.transaction({}, 'read only', (db) =>
      Promise.all([1, 2, 3].map((n) => sql<{ n: number }>`select ${n}::int as n`.execute(db))),
    );
    expect(answers.map(({ rows }) => rows)).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
  });
});

describe.runIf(testServer !== undefined)('a lost connection', () => {
  it('fails its own transaction only and is not used again', async () => {
    const losing = database.transaction({}, 'read write', async (db) => {
      await addCounter(db, 'lost');
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      await database.owner.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await sql`select 1`.execute(db);
    });
    await expect(losing).rejects.toThrow(/terminat|ECONNRESET|connection error/);
    expect(await countersNamed('lost')).toBe(0);
    await eventually('the pool holds only idle connections', () => {
      return database.owner.idleCount === database.owner.totalCount && database.owner.waitingCount === 0;
    });
  });
});

describe('a notification', () => {
  it('reaches its listener after the commit', async () => {
    const heard: string[] = [];
    await database.listen('test_commit', (payload) => heard.push(payload));
    heard.length = 0;
    await database.transaction({}, 'read write', (db) =>
      sql`select pg_notify('test_commit', 'yes')`.execute(db),
    );
    await eventually('the notification arrives', () => heard.includes('yes'));
  });

  it('is not heard when its transaction was rolled back', async () => {
    const heard: string[] = [];
    await database.listen('test_rollback', (payload) => heard.push(payload));
    const failing = database.transaction({}, 'read write', async (db) => {
      await sql`select pg_notify('test_rollback', 'never')`.execute(db);
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    await database.transaction({}, 'read write', (db) =>
      sql`select pg_notify('test_rollback', 'later')`.execute(db),
    );
    await eventually('the later one arrives', () => heard.includes('later'));
    expect(heard).not.toContain('never');
  });

  it('reaches every listener of its channel', async () => {
    const heard = [0, 0];
    await database.listen('test_several', (payload) => (payload === 'x' ? (heard[0] = 1) : 0));
    await database.listen('test_several', (payload) => (payload === 'x' ? (heard[1] = 1) : 0));
    await database.owner.query("select pg_notify('test_several', 'x')");
    await eventually('both heard it', () => heard.every((one) => one === 1));
  });
});
