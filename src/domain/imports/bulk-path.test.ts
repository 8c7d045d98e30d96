import { expect, test } from 'vitest';
import { readBulkFile } from './bulk-path.ts';

test('files deep in one folder are told apart where their paths are too long', () => {
  const folder = 'deep/'.repeat(150);
  const [first, second] = ['first.txt', 'second.txt'].map((name) => {
    const read = readBulkFile({ path: `${folder}${name}`, size: 1 });
    if (!read.ok) throw new Error(read.message);
    return read.value;
  });
  expect(first?.path).not.toBe(second?.path);
  expect(Array.from(first?.path ?? '').length).toBeLessThanOrEqual(500);
  expect(first?.path).toMatch(/^deep\/.*….*first\.txt$/);
  expect(first?.skipped).toBe('The path is longer than 500 characters');
});
