import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction, type TxCtx } from '#server/platform/context/context.ts';
import { newId } from '#server/platform/context/new-id.ts';
import type { Database } from '#server/platform/db/database.ts';
import { startDispatcher, type Dispatcher } from '#server/platform/events/dispatch-outbox.ts';
import { createEventLog } from '#server/platform/events/event-log.ts';
import { findDueReceipts, firstPlace } from '#server/platform/events/find-due-receipts.ts';
import { defineSubscriber, type Subscriber } from '#server/platform/events/subscriber.ts';
import type { LiveChange } from '#server/platform/realtime/live-change.ts';
import { openLiveTopic } from '#server/platform/realtime/live-topic.ts';
import { openCounters } from '#tests/support/open-counters.ts';
import { createClock } from '#tests/support/clock.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openTestDatabase, testLog } from '#tests/support/test-database.ts';
import { addWorkspace, systemCtxOf } from './support/test-workspace.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await openCounters(database.owner);
});
afterAll(() => database.close());

const dispatchers: Dispatcher[] = [];
afterEach(async () => {
  await Promise.all(dispatchers.splice(0).map((one) => one.close()));
});

const clock = createClock();

async function dispatch(subscribers: Subscriber[], now = clock.now): Promise<Dispatcher> {
  const eventLog = createEventLog(subscribers);
  const dispatcher = await startDispatcher({
    database,
    subscribers,
    eventLog,
    now,
    newId,
    log: testLog,
  });
  dispatchers.push(dispatcher);
  return dispatcher;
}

/** Notes each event it hears as a row of its own, the way a slice's read model would. */
function noteKeeper(name: string, before: (tx: TxCtx) => Promise<void> = async () => {}): Subscriber {
  return defineSubscriber({
    name,
    hears: ['workspace.updated'],
    async run(tx, event) {
      await addNote(tx, `${name} ${event.id}`);
      await before(tx);
    },
  });
}

async function addNote(tx: TxCtx, bucket: string): Promise<void> {
  await sql`insert into rate_counters (bucket, count, resets_at) values (${bucket}, 1, now())
    on conflict (bucket) do update set count = rate_counters.count + 1`.execute(tx.db);
}

async function notesOf(name: string): Promise<number[]> {
  const { rows } = await database.owner.query<{ count: number }>(
    'select count from rate_counters where bucket like $1',
    [`${name} %`],
  );
  return rows.map(({ count }) => count);
}

async function outboxOf(
  subscriber: string,
): Promise<{ attempts: number; failed: boolean; error: string | null }[]> {
  const { rows } = await database.owner.query<{ attempts: number; failed: boolean; error: string | null }>(
    'select attempts, failed_at is not null as failed, error from outbox where subscriber = $1',
    [subscriber],
  );
  return rows;
}

async function recordUpdate(
  subscribers: Subscriber[],
  { names = ['name'], before = async () => {} }: { names?: string[]; before?: () => Promise<void> } = {},
): Promise<string> {
  const workspace = await addWorkspace(database);
  const ctx = systemCtxOf(database, workspace, { eventLog: createEventLog(subscribers), now: clock.now });
  await inTransaction(ctx, async (tx) => {
    await tx.db.updateTable('workspaces').set({ name: 'Renamed' }).where('id', '=', workspace.id).execute();
    for (const name of names)
      await tx.record({
        type: 'workspace.updated',
        payload: { workspaceId: workspace.id, changed: [name] },
        objectId: workspace.id,
      });
    await before();
  });
  return workspace.id;
}

async function eventsOf(workspaceId: string): Promise<{ type: string; payload: unknown }[]> {
  const { rows } = await database.owner.query('select type, payload from events where workspace_id = $1', [
    workspaceId,
  ]);
  return rows;
}

describe('an event', () => {
  it('commits with the rows of its command', async () => {
    const id = await recordUpdate([]);
    expect(await eventsOf(id)).toEqual([
      { type: 'workspace.updated', payload: { workspaceId: id, changed: ['name'] } },
    ]);
  });

  it('vanishes with them', async () => {
    const subscriber = noteKeeper('vanishing');
    const failing = recordUpdate([subscriber], {
      before: async () => {
        throw new Error('on purpose');
      },
    });
    await expect(failing).rejects.toThrow('on purpose');
    const { rows } = await database.owner.query(
      "select 1 from workspaces where name = 'Renamed' and subdomain like 'acme%' and id not in (select workspace_id from events)",
    );
    expect(rows).toEqual([]);
    expect(await outboxOf('vanishing')).toEqual([]);
  });

  it('reaches its subscriber, whose rows and receipt commit together', async () => {
    const subscriber = noteKeeper('plain');
    await dispatch([subscriber]);
    await recordUpdate([subscriber]);
    await eventually('the subscriber ran', async () => (await notesOf('plain')).length === 1);
    await eventually('the receipt is gone', async () => (await outboxOf('plain')).length === 0);
  });

  it('is not handed to who does not hear its type', async () => {
    const deaf = defineSubscriber({ name: 'deaf', hears: ['member.joined'], run: async () => {} });
    await recordUpdate([deaf]);
    expect(await outboxOf('deaf')).toEqual([]);
  });

  it('waits for a dispatcher that was not there', async () => {
    const subscriber = noteKeeper('late');
    await recordUpdate([subscriber]);
    const dispatcher = await dispatch([subscriber]);
    await dispatcher.drain();
    expect(await notesOf('late')).toEqual([1]);
  });
});

describe('two dispatchers', () => {
  it('run a subscriber once for each event', async () => {
    const subscriber = noteKeeper('raced', async (tx) => {
      // Long enough for the other one to come by.
      await sql`select pg_sleep(0.005)`.execute(tx.db);
    });
    for (let n = 0; n < 30; n += 1) await recordUpdate([subscriber]);
    const [one, two] = [await dispatch([subscriber]), await dispatch([subscriber])];
    await Promise.all([one.drain(), two.drain()]);
    await eventually('every receipt is gone', async () => (await outboxOf('raced')).length === 0);
    expect(await notesOf('raced')).toEqual(Array.from({ length: 30 }, () => 1));
  });
});

describe('a subscriber that fails', () => {
  it('is tried 3 times, each later than the last, then marked; none of its rows stay', async () => {
    let tries = 0;
    const subscriber = noteKeeper('failing', async () => {
      tries += 1;
      throw new Error(`try ${tries}`);
    });
    const dispatcher = await dispatch([subscriber]);
    await recordUpdate([subscriber]);
    await eventually('the first try failed', async () => (await outboxOf('failing'))[0]?.attempts === 1);
    await dispatcher.drain();
    expect(tries).toBe(1);
    clock.pass(1.1);
    await dispatcher.drain();
    await eventually('the second try failed', async () => (await outboxOf('failing'))[0]?.attempts === 2);
    clock.pass(1.1);
    await dispatcher.drain();
    expect(tries).toBe(2);
    clock.pass(1);
    await dispatcher.drain();
    await eventually('it was given up', async () => (await outboxOf('failing'))[0]?.failed);
    clock.pass(3600);
    await dispatcher.drain();
    expect(tries).toBe(3);
    expect(await outboxOf('failing')).toEqual([{ attempts: 3, failed: true, error: 'try 3' }]);
    expect(await notesOf('failing')).toEqual([]);
  });

  it('does not hold up the others', async () => {
    const broken = noteKeeper('broken', async () => {
      throw new Error('always');
    });
    const sound = noteKeeper('sound');
    const dispatcher = await dispatch([broken, sound]);
    await recordUpdate([broken, sound]);
    await dispatcher.drain();
    await eventually('the sound one ran', async () => (await notesOf('sound')).length === 1);
  });

  it('is put off alone, though its workspace is handled in one transaction', async () => {
    const runs: string[] = [];
    const subscriber = defineSubscriber({
      name: 'batched',
      hears: ['workspace.updated'],
      async run(tx, { id, payload }) {
        await addNote(tx, `batched ${id}`);
        runs.push(id);
        if (payload.changed.includes('4')) throw new Error('the fourth');
      },
    });
    await recordUpdate([subscriber], { names: Array.from({ length: 10 }, (_none, at) => String(at)) });
    // A transaction ends early on a slow machine: no time passes here.
    const now = clock.now();
    await (await dispatch([subscriber], () => now)).drain();
    expect(await notesOf('batched')).toEqual(Array.from({ length: 9 }, () => 1));
    expect(await outboxOf('batched')).toEqual([{ attempts: 1, failed: false, error: 'the fourth' }]);
    // The five up to the failure, the four before it, the failure by itself, the five after it.
    expect(runs).toHaveLength(5 + 4 + 1 + 5);
  });

  it('succeeds on a later try with one set of rows', async () => {
    let tries = 0;
    const subscriber = noteKeeper('recovering', async () => {
      tries += 1;
      if (tries === 1) throw new Error('once');
    });
    const dispatcher = await dispatch([subscriber]);
    await recordUpdate([subscriber]);
    await eventually('the first try failed', async () => (await outboxOf('recovering'))[0]?.attempts === 1);
    clock.pass(2);
    await dispatcher.drain();
    await eventually('the receipt is gone', async () => (await outboxOf('recovering')).length === 0);
    expect(await notesOf('recovering')).toEqual([1]);
  });
});

describe('a batch of receipts', () => {
  async function addReceipts(subscriber: string, workspaceId: string, count: number): Promise<void> {
    await database.owner.query(
      `with added as (
         insert into events (workspace_id, id, type, payload, created_at)
         select $1, gen_random_uuid(), 'workspace.updated', '{}', $4 from generate_series(1, $3::int)
         returning workspace_id, id)
       insert into outbox (workspace_id, event_id, subscriber, run_at) select workspace_id, id, $2, $4 from added`,
      [workspaceId, subscriber, count, clock.now()],
    );
  }

  it('gives every workspace the same share, the earliest first', async () => {
    await database.owner.query('delete from outbox');
    const [flooding, other] = [await addWorkspace(database), await addWorkspace(database)];
    await addReceipts('shared', flooding.id, 900);
    await addReceipts('shared', other.id, 3);
    const { rows } = await database.owner.query<{ id: string }>(
      'select id from outbox where workspace_id = $1 order by id',
      [flooding.id],
    );
    const { byWorkspace, next } = await findDueReceipts(database, clock.now(), firstPlace);
    expect(byWorkspace.get(flooding.id)).toEqual(rows.slice(0, 250).map(({ id }) => id));
    expect(byWorkspace.get(other.id)).toHaveLength(3);
    expect(next).toBe(firstPlace);
  });

  it('leaves out what is put off or was given up, and takes what a clock put off for years', async () => {
    await database.owner.query('delete from outbox');
    const { id } = await addWorkspace(database);
    await addReceipts('ripe', id, 4);
    await database.owner.query(
      `update outbox set failed_at = case turn when 1 then $2::timestamptz end,
         run_at = run_at + case turn when 2 then interval '1 hour' when 3 then interval '3 years' else '0' end
       from (select id, row_number() over (order by id) as turn from outbox) numbered
       where numbered.id = outbox.id and workspace_id = $1`,
      [id, clock.now()],
    );
    const { byWorkspace } = await findDueReceipts(database, clock.now(), firstPlace);
    expect(byWorkspace.get(id)).toHaveLength(2);
  });

  it('is followed by the next until more workspaces than fit in one have had their turn', async () => {
    const subscriber = noteKeeper('many');
    for (let n = 0; n < 520; n += 1) await addReceipts('many', (await addWorkspace(database)).id, 1);
    await (await dispatch([subscriber])).drain();
    expect(await outboxOf('many')).toEqual([]);
    expect(await notesOf('many')).toHaveLength(520);
  });
});

describe('the live topic', () => {
  it('hears a change after its commit, in its own workspace only', async () => {
    const live = await openLiveTopic(database);
    const [mine, other] = [await addWorkspace(database), await addWorkspace(database)];
    const heard: LiveChange[] = [];
    const heardElsewhere: LiveChange[] = [];
    const stop = live.subscribe(mine.id, (change) => heard.push(change));
    live.subscribe(other.id, (change) => heardElsewhere.push(change));
    const ctx = systemCtxOf(database, mine);
    const change = async (tx: TxCtx, version: number): Promise<void> =>
      tx.record({
        type: 'workspace.updated',
        payload: { workspaceId: mine.id, changed: [] },
        objectId: mine.id,
        version,
      });
    const failing = inTransaction(ctx, async (tx) => {
      await change(tx, 1);
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    let heardInside = 0;
    await inTransaction(ctx, async (tx) => {
      await change(tx, 2);
      await sql`select pg_sleep(0.05)`.execute(tx.db);
      heardInside = heard.length;
    });
    await eventually('the change arrives', () => heard.length > 0);
    expect(heardInside).toBe(0);
    expect(heard).toEqual([
      { workspaceId: mine.id, event: 'workspace.updated', type: 'workspace', id: mine.id, version: 2 },
    ]);
    expect(heardElsewhere).toEqual([]);
    stop();
    await inTransaction(ctx, (tx) => change(tx, 3));
    await inTransaction(systemCtxOf(database, other), (tx) =>
      tx.record({
        type: 'workspace.updated',
        payload: { workspaceId: other.id, changed: [] },
        objectId: other.id,
      }),
    );
    await eventually('the other workspace hears its own', () => heardElsewhere.length === 1);
    expect(heard).toHaveLength(1);
  });
});
