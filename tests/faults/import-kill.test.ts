import { expect, it } from 'vitest';
import { startChild } from '#tests/support/child.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import { faultRounds, isLongRun } from './fault-rounds.ts';
import { preparePlace } from './prepare-place.ts';

const child = 'tests/faults/children/import-server.ts';
/** Two batches of each table. */
const rows = 3000;
const batchesInAll = 4;
const rounds = isLongRun ? faultRounds : 3;
/** Side by side: most of a round waits until the killed server's work is given to the next one. */
const atOnce = 3;

it.each(Array.from({ length: Math.ceil(rounds / atOnce) }, (_, group) => group * atOnce))(
  'servers killed while they import tables go on where they were, from round %i',
  async (first) => {
    const group = Array.from({ length: Math.min(atOnce, rounds - first) }, (_, at) => first + at);
    await Promise.all(group.map(killAndGoOn));
  },
);

async function killAndGoOn(round: number): Promise<void> {
  const { place, use } = await preparePlace();
  const dataDir = tempDir();
  const batches = String(round % (batchesInAll - 1));
  // Anywhere between two batches.
  const moment = String((round * 37) % 150);
  const killed = startChild(child, [place, dataDir, String(rows), batches, moment]);
  expect(await killed.ended, killed.errors()).toBeNull();
  const last = startChild(child, [place, dataDir]);
  expect(await last.ended, last.errors()).toBe(0);
  const made = await use(({ owner }) =>
    owner.query<Record<string, number>>(
      `select (select count(*)::int from notes where title like 'Note %') as notes,
           (select count(distinct title)::int from notes where title like 'Note %') as "differentNotes",
           (select count(*)::int from people where name like 'Person %') as contacts,
           (select count(distinct name)::int from people where name like 'Person %') as "differentContacts",
           (select count(*)::int from documents d join notes n on n.workspace_id = d.workspace_id and n.id = d.id
             where n.title like 'Note %' and d.text = 'It is slow.') as texts,
           (select count(*)::int from imports where status = 'COMPLETE' and created_count = ${rows}) as complete,
           (select count(*)::int from import_problems) as problems`,
    ),
  );
  expect(made.rows[0]).toEqual({
    notes: rows,
    differentNotes: rows,
    contacts: rows,
    differentContacts: rows,
    texts: rows,
    complete: 2,
    problems: 0,
  });
}
