import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { newId } from '#server/platform/context/new-id.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Occurrence } from '#server/platform/schedules/due-occurrence.ts';
import { runDueSchedules } from '#server/platform/schedules/run-due-schedules.ts';
import { dropSchedule, setSchedule } from '#server/platform/schedules/set-schedule.ts';
import { openTestDatabase, testLog } from '#tests/support/test-database.ts';
import { addWorkspace, systemCtxOf } from './support/test-workspace.ts';

type Ran = Occurrence & { scheduleId: string; workspaceId: string };

let database: Database;
let time: Date;
let ran: Ran[];
let refused: Set<string>;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.owner.query('delete from schedules');
  time = new Date('2026-06-10T06:00:00Z');
  ran = [];
  refused = new Set();
});

const now = (): Date => time;

function ctxOf(id: string): Ctx {
  return systemCtxOf(database, { id, subdomain: 'x', name: 'x' }, { now });
}

async function plan(workspaceId: string, cron = '0 9 * * *', timeZone = 'Europe/Berlin'): Promise<string> {
  const id = newId();
  await inTransaction(ctxOf(workspaceId), (tx) => setSchedule(tx, { id, handler: 'test', cron, timeZone }));
  return id;
}

/** As one node looks once a minute. */
async function sweep(): Promise<void> {
  const handler = {
    name: 'test',
    run: async (tx: { workspace: { id: string } }, due: Occurrence & { scheduleId: string }) => {
      if (refused.has(due.scheduleId)) throw new Error('on purpose');
      ran.push({ ...due, workspaceId: tx.workspace.id });
    },
  };
  const systemCtx = async (id: string): Promise<Ctx> => ctxOf(id);
  await runDueSchedules(
    { database, now, log: testLog, handlers: [handler], systemCtx },
    new AbortController().signal,
  );
}

/** Everything that runs between two times, looked at every minute or as rarely as told. */
async function runsBetween(from: string, to: string, everyMinutes = 1): Promise<string[]> {
  for (time = new Date(from); time <= new Date(to); time = new Date(time.getTime() + everyMinutes * 60_000))
    await sweep();
  return ran.map(({ dueAt }) => dueAt.toISOString());
}

describe('a schedule', () => {
  it('runs when it is due in its time zone, and not before', async () => {
    const { id: workspace } = await addWorkspace(database);
    const id = await plan(workspace);
    await sweep();
    expect(ran).toEqual([]);
    time = new Date('2026-06-10T07:00:20Z');
    await sweep();
    expect(ran).toEqual([
      {
        scheduleId: id,
        workspaceId: workspace,
        dueAt: new Date('2026-06-10T07:00:00Z'),
        isLate: false,
        missed: null,
      },
    ]);
    await sweep();
    expect(ran).toHaveLength(1);
  });

  it('runs once when several nodes ask at the same time', async () => {
    const { id: workspace } = await addWorkspace(database);
    for (let at = 0; at < 5; at += 1) await plan(workspace);
    time = new Date('2026-06-10T07:00:20Z');
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(ran).toHaveLength(5);
    expect(new Set(ran.map(({ scheduleId }) => scheduleId)).size).toBe(5);
  });

  it('runs no more once it was dropped', async () => {
    const { id: workspace } = await addWorkspace(database);
    const id = await plan(workspace);
    await inTransaction(ctxOf(workspace), (tx) => dropSchedule(tx, id));
    time = new Date('2026-06-11T12:00:00Z');
    await sweep();
    expect(ran).toEqual([]);
  });

  it('that fails is tried again by the next sweep, and keeps no other from running', async () => {
    const { id: workspace } = await addWorkspace(database);
    const failing = await plan(workspace);
    const other = await plan(workspace);
    refused.add(failing);
    time = new Date('2026-06-10T07:00:20Z');
    await sweep();
    expect(ran.map(({ scheduleId }) => scheduleId)).toEqual([other]);
    refused.clear();
    await sweep();
    expect(ran.map(({ scheduleId }) => scheduleId)).toEqual([other, failing]);
  });
});

describe('after the server was down', () => {
  it('the last occurrence is caught up on, and those before are named as missed', async () => {
    const { id: workspace } = await addWorkspace(database);
    await plan(workspace);
    time = new Date('2026-06-13T12:00:00Z');
    await sweep();
    expect(ran).toMatchObject([
      {
        dueAt: new Date('2026-06-13T07:00:00Z'),
        isLate: true,
        missed: { count: 3, since: new Date('2026-06-10T07:00:00Z') },
      },
    ]);
    await sweep();
    time = new Date('2026-06-14T07:01:00Z');
    await sweep();
    expect(ran.slice(1)).toMatchObject([
      { dueAt: new Date('2026-06-14T07:00:00Z'), isLate: false, missed: null },
    ]);
  });

  it('one that is due again right now is on time, whatever was missed', async () => {
    const { id: workspace } = await addWorkspace(database);
    await plan(workspace);
    time = new Date('2026-06-12T07:02:00Z');
    await sweep();
    expect(ran).toMatchObject([
      {
        dueAt: new Date('2026-06-12T07:00:00Z'),
        isLate: false,
        missed: { count: 2, since: new Date('2026-06-10T07:00:00Z') },
      },
    ]);
  });

  it('months of minutes are one run', async () => {
    const { id: workspace } = await addWorkspace(database);
    await plan(workspace, '* * * * *', 'UTC');
    time = new Date('2026-09-10T06:00:30Z');
    await sweep();
    expect(ran).toMatchObject([
      { dueAt: new Date('2026-09-10T06:00:00Z'), isLate: false, missed: { count: 1000 } },
    ]);
  });
});

describe('when the clocks change', () => {
  it.each([
    ['Europe/Berlin', '30 2 * * *', '2026-03-29T01:30:00.000Z', '2026-03-30T00:30:00.000Z'],
    ['America/New_York', '30 2 * * *', '2026-03-08T07:30:00.000Z', '2026-03-09T06:30:00.000Z'],
  ])('in %s a time that is skipped runs an hour later, once', async (zone, cron, first, second) => {
    const { id: workspace } = await addWorkspace(database);
    const eve = new Date(Date.parse(first) - 6 * 3_600_000).toISOString();
    time = new Date(eve);
    await plan(workspace, cron, zone);
    const end = new Date(Date.parse(second) + 3_600_000).toISOString();
    expect(await runsBetween(eve, end, 10)).toEqual([first, second]);
  });

  it.each([
    ['Europe/Berlin', '30 2 * * *', '2026-10-25T00:30:00.000Z', '2026-10-26T01:30:00.000Z'],
    ['America/New_York', '30 1 * * *', '2026-11-01T05:30:00.000Z', '2026-11-02T06:30:00.000Z'],
  ])('in %s a time that comes twice runs once', async (zone, cron, first, second) => {
    const { id: workspace } = await addWorkspace(database);
    const eve = new Date(Date.parse(first) - 6 * 3_600_000).toISOString();
    time = new Date(eve);
    await plan(workspace, cron, zone);
    const end = new Date(Date.parse(second) + 3_600_000).toISOString();
    expect(await runsBetween(eve, end, 10)).toEqual([first, second]);
  });
});

it('a thousand schedules of one workspace make no other wait', async () => {
  const [large, small] = [(await addWorkspace(database)).id, (await addWorkspace(database)).id];
  await database.owner.query(
    `insert into schedules (workspace_id, id, handler, cron, time_zone, next_at)
     select $1, gen_random_uuid(), 'test', '0 9 * * *', 'UTC', $2 from generate_series(1, 1000)`,
    [large, new Date('2026-06-10T05:00:00Z')],
  );
  await plan(small, '30 8 * * *');
  time = new Date('2026-06-10T06:31:00Z');
  await sweep();
  expect(ran).toHaveLength(1001);
  expect(ran.findIndex(({ workspaceId }) => workspaceId === small)).toBeLessThan(2);
});
