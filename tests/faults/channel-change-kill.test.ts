import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { startChild } from '#tests/support/child.ts';
import { eventually } from '#tests/support/eventually.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import { startWordVectors } from '#tests/support/word-vectors.ts';
import { countWrong, nothingWrong } from './channel-numbers.ts';
import { removedAtOnce } from './channel-points.ts';
import { faultRounds, isLongRun } from './fault-rounds.ts';
import { preparePlace } from './prepare-place.ts';

const child = 'tests/faults/children/channel-changes.ts';
const perBatch = 400;

/** Killed when so much was said to be done, and then so many milliseconds later. */
const moments = [
  { task: 'sort', done: 1, ms: 120 },
  { task: 'merge', done: 3, ms: 4 },
  { task: 'remove', done: 1, ms: 3 },
  { task: 'add', done: 6, ms: 30 },
  { task: 'sort', done: 0, ms: 350 },
  { task: 'remove', done: 2, ms: 12 },
  { task: 'merge', done: 2, ms: 11 },
  { task: 'add', done: 1, ms: 400 },
  { task: 'sort', done: 1, ms: 25 },
  { task: 'add', done: 2, ms: 5 },
] as const;
const inShort = 4;

it('a server killed while data points come, move, join and go keeps each of them once and counts right', async () => {
  const { place, use } = await preparePlace();
  const vectors = await startWordVectors();
  onTestFinished(vectors.close);
  const dataDir = tempDir();
  const run = (...task: string[]) => startChild(child, [place, dataDir, vectors.url, ...task]);
  /** What is there for certain. */
  let there = new Set(batchFrom(0));
  for (let round = 0; round < (isLongRun ? faultRounds : inShort); round += 1) {
    const { task, done, ms } = moments[round % moments.length] ?? moments[0];
    // What was added last is sent again: nobody knows what a killed server has taken in.
    const from = Math.max(...there) + 1 - perBatch;
    const what = `round ${round}: ${task}`;
    const server = run(task, String(from), String(perBatch));
    await server.says('begins', 120_000);
    const said = (): Said[] =>
      server.lines.flatMap((line) => (line.startsWith('did ') ? [JSON.parse(line.slice(4)) as Said] : []));
    await eventually(`so much is done in ${what}`, () => said().length >= done, { withinMs: 60_000 });
    await pause(ms);
    await server.kill();
    const changed = { task, said: said(), there, from };
    const found = await use(readNumbers);
    expect(found.length, what).toBe(new Set(found).size);
    // What was not answered yet is done as a whole or not at all.
    expect([afterAnswers(changed), afterOneMore(changed)], what).toContainEqual(new Set(found));
    expect(await use(countWrong), what).toEqual(nothingWrong);
    there = new Set(found);
  }
  const server = run('rest');
  expect(await server.ended, server.errors()).toBe(0);
  expect(new Set(await use(readNumbers))).toEqual(there);
  expect(await use(countWrong)).toEqual(nothingWrong);
  expect(await use(countWaiting)).toBe(0);
});

/** The first number of a batch that was added, those that were deleted, or nothing of interest here. */
type Said = number | number[] | null;
type Changed = { task: string; said: readonly Said[]; there: ReadonlySet<number>; from: number };

const batchFrom = (first: number): number[] => Array.from({ length: perBatch }, (_, at) => first + at);

function afterAnswers({ task, said, there }: Changed): Set<number> {
  if (task === 'add') return new Set([...there, ...said.flatMap((one) => batchFrom(Number(one)))]);
  if (task === 'remove') return new Set([...there].filter((one) => !said.flat().includes(one)));
  return new Set(there);
}

function afterOneMore(changed: Changed): Set<number> {
  const { task, said, from } = changed;
  const after = afterAnswers(changed);
  if (task === 'add') return new Set([...after, ...batchFrom(from + said.length * perBatch)]);
  if (task === 'remove') return new Set([...after].toSorted((a, b) => a - b).slice(removedAtOnce));
  return after;
}

async function readNumbers({ owner }: Database): Promise<number[]> {
  const { rows } = await owner.query<{ number: number }>(
    'select external_id::int as number from data_points order by 1',
  );
  return rows.map(({ number }) => number);
}

async function countWaiting({ owner }: Database): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    'select count(*)::int as count from data_points where vector is null or waiting',
  );
  return rows[0]?.count ?? 0;
}
