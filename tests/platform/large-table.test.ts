import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { memorySettings } from '#server/platform/supervisor/memory-settings.ts';
import { startChild } from '#tests/support/child.ts';
import { tempDir } from '#tests/support/temp-dir.ts';

/** Reads a table of this size in a process of its own, made of one row again and again. */
async function read(row: string, bytes: number) {
  const path = join(tempDir(), 'table.csv');
  const header = row.replaceAll(/[^,\n]+/g, 'column');
  const count = Math.floor(bytes / row.length);
  writeFileSync(path, header + row.repeat(count));
  const child = startChild('tests/platform/children/read-large-table.ts', [path], memorySettings.env, {
    flags: memorySettings.flags,
  });
  onTestFinished(() => child.kill());
  const line = await child.says('read ', 60_000);
  return { count, found: JSON.parse(line.slice('read '.length)) };
}

test('a table of 40 MB with long rows is read 8 MB at a time, and takes less than 300 MB', async () => {
  const { count, found } = await read(`short,${'long '.repeat(100_000)}\n`, 40_000_000);
  expect(found).toMatchObject({ columns: 2, rows: count + 1 });
  expect(found.longestBatch).toBeLessThan(9_000_000);
  expect(found.grown).toBeLessThan(300_000_000);
});
