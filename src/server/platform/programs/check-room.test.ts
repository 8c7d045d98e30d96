import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { checkRoom } from './check-room.ts';

test('the last of a disk is kept for what else is written to it', () => {
  const { bavail, bsize } = statfsSync(tmpdir());
  expect(() => checkRoom(tmpdir(), bavail * bsize)).toThrow('not enough space left');
  expect(() => checkRoom(tmpdir(), 0)).not.toThrow();
});
