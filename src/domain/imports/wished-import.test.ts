import { expect, test } from 'vitest';
import { wishedImportOf } from './wished-import.ts';

test.each([
  ['visits.zip', true, 'archive'],
  ['VISITS.ZIP', false, 'archive'],
  ['study.qdpx', true, 'project'],
  ['codes.qdc', false, 'project'],
  ['study.sqlite3', true, 'project'],
  ['calls.csv', true, 'table'],
  ['calls.xlsx', true, 'table'],
  ['calls.csv', false, null],
  ['call.txt', true, null],
  ['call.mp4', true, null],
  ['zip', true, null],
] as const)('of %s, alone: %s, %s is wished', (name, isAlone, wished) =>
  expect(wishedImportOf(name, isAlone)).toBe(wished),
);
