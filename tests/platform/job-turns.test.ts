import { afterAll, beforeAll, expect, it } from 'vitest';
import { integer, string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import type { Database } from '#server/platform/db/database.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { MoreLater, moreToDo } from '#server/platform/jobs/more-to-do.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import { openJobRunner, type JobRunner } from './support/job-runner.ts';
import { addWorkspace } from './support/test-workspace.ts';

/** Who had a turn, in order. Each lasts until the test ends it. */
const turns: string[] = [];
const endings = new Map<string, () => void>();
const work = defineJob({
  name: 'test.turns',
  payload: object({ name: string, turns: integer }),
  timeoutSeconds: 120,
  async run({ payload, step, stepsDone }) {
    turns.push(payload.name);
    await new Promise<void>((resolve) => endings.set(payload.name, resolve));
    const done = await stepsDone();
    await step(`turn ${done}`, integer, async () => done);
    return done + 1 < payload.turns ? moreToDo : {};
  },
});

const alone = defineJob({
  name: 'test.alone',
  payload: object({ name: string }),
  timeoutSeconds: 120,
  alone: true,
  async run({ payload }) {
    turns.push(payload.name);
    await new Promise<void>((resolve) => endings.set(payload.name, resolve));
    return {};
  },
});
let seen = 0;
const later = defineJob({
  name: 'test.later',
  payload: object({ name: string }),
  timeoutSeconds: 120,
  async run() {
    seen += 1;
    return seen === 1 ? new MoreLater(0.2) : { seen };
  },
});

let database: Database;
let runner: JobRunner;
beforeAll(async () => {
  database = await openTestDatabase();
  runner = await openJobRunner(database, [work, alone, later]);
  await runner.work();
});
afterAll(async () => {
  for (const end of endings.values()) end();
  await runner.close();
  await database.close();
});

const newWorkspace = async (name: string): Promise<string> => (await addWorkspace(database, name)).id;
const start = (workspaceId: string, name: string, count = 1): Promise<string> =>
  runner.start(workspaceId, work, { name, turns: count });
const begun = (name: string): Promise<() => void> =>
  eventually(`${name} has a turn`, () => endings.get(name), { withinMs: 25_000 });

async function end(name: string): Promise<void> {
  const stop = await begun(name);
  endings.delete(name);
  stop();
}

it('a small job waits for what runs, and for nothing of the piles behind it', async () => {
  const [one, two, small] = [
    await newWorkspace('one'),
    await newWorkspace('two'),
    await newWorkspace('small'),
  ];
  for (let at = 1; at <= 6; at += 1) {
    await start(one, `one ${at}`);
    await start(two, `two ${at}`);
  }
  // Both places are taken.
  await begun('one 1');
  await begun('two 1');
  const id = await start(small, 'small');
  await end('one 1');
  await begun('small');
  expect(turns.toSorted()).toEqual(['one 1', 'small', 'two 1']);
  await end('small');
  expect((await runner.ended(id)).state).toBe('completed');
  await end('two 1');
  for (let at = 2; at <= 6; at += 1) for (const pile of ['one', 'two']) await end(`${pile} ${at}`);
});

it('a job of many turns lets all go before it that had none, also those of its own workspace', async () => {
  const [large, beside, small] = [
    await newWorkspace('large'),
    await newWorkspace('beside'),
    await newWorkspace('small'),
  ];
  // Holds the other place, so that one goes after the other.
  await start(beside, 'beside');
  await begun('beside');
  const id = await start(large, 'large', 5);
  for (let turn = 1; turn <= 3; turn += 1) await end('large');
  await begun('large');
  const names = ['small 1', 'small 2', 'small 3'];
  for (const name of names) await start(small, name);
  await start(large, 'small of its own');
  turns.length = 0;
  await end('large');
  for (const name of [...names, 'small of its own'])
    await eventually(`${name} has a turn`, async () => {
      const current = turns.at(-1);
      if (current !== undefined && endings.has(current)) await end(current);
      return turns.includes(name);
    });
  await end('large');
  expect((await runner.ended(id)).state).toBe('completed');
  expect(turns.slice(0, 4).toSorted()).toEqual([...names, 'small of its own']);
  expect(turns.slice(4)).toEqual(['large']);
  await end('beside');
});

it('a workspace has one at a time of those that want to be alone, and another has its own', async () => {
  const [one, two] = [await newWorkspace('alone'), await newWorkspace('beside it')];
  const first = await runner.start(one, alone, { name: 'first' });
  await begun('first');
  const second = await runner.start(one, alone, { name: 'second' });
  await runner.start(two, alone, { name: 'third' });
  await begun('third');
  expect(turns).not.toContain('second');
  expect((await runner.row(second))?.state).toBe('waiting');
  await end('first');
  await end('third');
  expect((await runner.ended(first)).state).toBe('completed');
  await end('second');
  expect((await runner.ended(second)).state).toBe('completed');
});

it('one that can’t go on yet has its next turn when it said', async () => {
  const id = await runner.start(await newWorkspace('later'), later, { name: 'later' });
  expect(await runner.ended(id)).toMatchObject({ state: 'completed', result: { seen: 2 } });
});
