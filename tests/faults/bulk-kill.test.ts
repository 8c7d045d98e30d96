import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { startChild } from '#tests/support/child.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import { preparePlace } from './prepare-place.ts';

const child = 'tests/faults/children/bulk-server.ts';
const names = Array.from({ length: 12 }, (_, at) => `Call ${String(at + 1).padStart(2, '0')}.txt`);

it('a server killed twice in a bulk import makes one note of each file', async () => {
  const { place, use } = await preparePlace();
  const dataDir = tempDir();
  const archive = join(dataDir, 'Study.zip');
  writeFileSync(
    archive,
    zipSync(Object.fromEntries(names.map((name) => [name, strToU8(`Words of ${name}`)]))),
  );
  const first = startChild(child, [place, dataDir, archive, '4']);
  expect(await first.ended, first.errors()).toBeNull();
  const second = startChild(child, [place, dataDir, '', '3']);
  expect(await second.ended, second.errors()).toBeNull();
  const last = startChild(child, [place, dataDir]);
  expect(await last.ended, last.errors()).toBe(0);
  const made = await use(({ owner }) =>
    owner.query<{ title: string; files: number; state: string; status: string; folder: string }>(
      `select n.title || '.txt' as title, count(f.id)::int as files, min(b.state) as state, min(i.status) as status,
         min(f.workspace_id || '/' || f.id) as folder
       from notes n left join files f on f.owner_id = n.id left join bulk_import_files b on b.note_id = n.id
       left join bulk_imports i on i.id = b.import_id
       where n.project_id = (select project_id from bulk_imports) group by n.id, n.title order by 1`,
    ),
  );
  expect(made.rows.map(({ folder: _folder, ...row }) => row)).toEqual(
    names.map((title) => ({ title, files: 1, state: 'IMPORTED', status: 'COMPLETE' })),
  );
  for (const { folder } of made.rows) expect(readdirSync(join(dataDir, 'files', folder))).toContain('source');
  expect(readdirSync(join(dataDir, 'work'))).toEqual([]);
});
