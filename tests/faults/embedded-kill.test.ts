import { randomInt } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { openCounters } from '#tests/support/open-counters.ts';
import { startChild, type Child } from '#tests/support/child.ts';
import { eventually } from '#tests/support/eventually.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import { fillDataDir, openDataDir } from '#tests/support/test-database.ts';
import { addWorkspace } from '#tests/platform/support/test-workspace.ts';
import { faultRounds } from './fault-rounds.ts';

const numberIn = (line: string | undefined): number => Number(line?.split(' ')[1] ?? 0);
const lastKept = (child: Child): number => numberIn(child.lines.findLast((line) => line.startsWith('kept')));

it(`loses nothing acknowledged in ${faultRounds} kills, and always opens again`, async () => {
  const dataDir = tempDir();
  await fillDataDir(dataDir);
  const prepared = await openDataDir(dataDir);
  const workspace = await addWorkspace(prepared);
  await openCounters(prepared.owner);
  await prepared.close();
  let acknowledged = 0;
  let slowestOpen = 0;
  for (let round = 0; round < faultRounds; round += 1) {
    const begun = Date.now();
    const child = startChild('tests/faults/children/write-events.ts', [dataDir, workspace.id]);
    const found = numberIn(await child.says('opened', 60_000));
    slowestOpen = Math.max(slowestOpen, Date.now() - begun);
    expect(found, `after round ${round}`).toBeGreaterThanOrEqual(acknowledged);
    const enough = found + randomInt(1, 120);
    await eventually('it wrote enough', () => lastKept(child) >= enough, { withinMs: 60_000, everyMs: 1 });
    await child.kill();
    acknowledged = lastKept(child);
  }
  const database = await openDataDir(dataDir);
  onTestFinished(() => database.close());
  const { rows } = await database.owner.query<Record<string, number>>(
    `select count(*)::int as events, count(distinct payload->>'n')::int as numbers, max((payload->>'n')::int) as last,
       (select count(*)::int from outbox) as receipts,
       (select count(*)::int from events e join outbox o on o.event_id = e.id) as pairs,
       (select count from rate_counters where bucket = 'fault') as counted
     from events`,
  );
  const last = rows[0]?.['last'] ?? 0;
  expect(last).toBeGreaterThanOrEqual(acknowledged);
  expect(rows).toEqual([{ events: last, numbers: last, last, receipts: last, pairs: last, counted: last }]);
  console.log(
    `${faultRounds} kills, ${acknowledged} acknowledged, ${last} found, slowest start ${slowestOpen} ms`,
  );
});
