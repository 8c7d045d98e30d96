import { expect, test } from 'vitest';
import { areasOn, joinLines, shareOf } from './areas.ts';

const fileId = '01890000-0000-7000-8000-000000000001';
const other = '01890000-0000-7000-8000-000000000002';
const area = { page: 1, left: 0.1, top: 0.2, width: 0.3, height: 0.05 };

test('a box on the screen is a share of its page, cut at the edges', () => {
  const page = { left: 100, top: 50, width: 600, height: 800 };
  expect(shareOf(page, { left: 160, top: 130, width: 300, height: 40 })).toEqual({
    left: 0.1,
    top: 0.1,
    width: 0.5,
    height: 0.05,
  });
  expect(shareOf(page, { left: 650, top: 0, width: 300, height: 40 })).toEqual({
    left: 0.9167,
    top: 0,
    width: 0.0833,
    height: 0.05,
  });
});

test('runs of letters on one line are one area, another line is another', () => {
  const lines = joinLines([
    { left: 10, top: 10, width: 50, height: 12 },
    { left: 62, top: 11, width: 30, height: 12 },
    { left: 10, top: 30, width: 80, height: 12 },
    { left: 10, top: 50, width: 0, height: 12 },
  ]);
  expect(lines).toEqual([
    { left: 10, top: 10, width: 82, height: 13 },
    { left: 10, top: 30, width: 80, height: 12 },
  ]);
});

test('a PDF shows its own areas and those that name no file', () => {
  expect(areasOn(fileId, [{ ...area, fileId }, area, { ...area, fileId: other }])).toHaveLength(2);
  expect(areasOn(fileId, null)).toEqual([]);
  expect(areasOn(fileId, [{ page: 1, left: 2 }])).toEqual([]);
});
