import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';
import { startChild } from '#tests/support/child.ts';
import { eventually } from '#tests/support/eventually.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import { startWordVectors } from '#tests/support/word-vectors.ts';
import { countWrong, nothingWrong } from './channel-numbers.ts';
import { faultRounds, isLongRun } from './fault-rounds.ts';
import { preparePlace } from './prepare-place.ts';

const child = 'tests/faults/children/channel-server.ts';
/** Two pages; with the examples of how things sound, three requests. */
const perRound = 1000;

/** Killed after so many pages were read, and then so many milliseconds: while it reads, places, groups or writes. */
const moments = [
  { pages: 1, ms: 0 },
  { pages: 3, ms: 40 },
  { pages: 3, ms: 600 },
  { pages: 0, ms: 0 },
  { pages: 2, ms: 15 },
  { pages: 3, ms: 250 },
];
const inShort = 3;

it('a server killed while it reads and sorts data points loses none, doubles none and counts them right', async () => {
  const { place, use } = await preparePlace();
  const vectors = await startWordVectors();
  onTestFinished(vectors.close);
  const dataDir = tempDir();
  const rounds = isLongRun ? faultRounds : inShort;
  for (let round = 0; round < rounds; round += 1) {
    const { pages, ms } = moments[round % moments.length] ?? { pages: 0, ms: 0 };
    const from = round * perRound;
    const before = vectors.requests();
    const server = startChild(child, [place, dataDir, vectors.url, String(from), String(from + perRound)]);
    await server.says('added', 120_000);
    await eventually('so much is read', () => vectors.requests() >= before + pages, { withinMs: 60_000 });
    await pause(ms);
    await server.kill();
  }
  const rest = startChild(child, [place, dataDir, vectors.url]);
  expect(await rest.ended, rest.errors()).toBe(0);
  expect(await use(look)).toEqual({
    points: rounds * perRound,
    different: rounds * perRound,
    unread: 0,
    unplaced: 0,
    themeless: 0,
  });
  expect(await use(countWrong)).toEqual(nothingWrong);
});

/** What is stored. */
async function look({ owner }: Database): Promise<object | undefined> {
  const { rows } = await owner.query(
    `select count(*)::int as points, count(distinct (channel_id, external_id))::int as different,
       (count(*) filter (where vector is null))::int as unread, (count(*) filter (where waiting))::int as unplaced,
       (count(*) filter (where theme_id is null))::int as themeless
     from data_points`,
  );
  return rows[0];
}
