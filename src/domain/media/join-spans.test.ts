import { expect, test } from 'vitest';
import { joinSpans, withMargin, type TimeSpan } from './join-spans.ts';

const all = { duration: 60, most: 200 };
const join = (spans: readonly TimeSpan[], limits = all) => joinSpans(spans.map(withMargin), limits);

test('spans get a margin, stay within the recording and are one where they touch', () => {
  expect(join([{ start: 0.1, end: 1 }], all)).toEqual([{ start: 0, end: 1.15 }]);
  expect(join([{ start: 59.5, end: 60 }], all)).toEqual([{ start: 59.35, end: 60 }]);
  expect(
    join([
      { start: 5, end: 6 },
      { start: 1, end: 2 },
      { start: 2.2, end: 3 },
    ]),
  ).toEqual([
    { start: 0.85, end: 3.15 },
    { start: 4.85, end: 6.15 },
  ]);
});

test('too many are joined where the gaps are smallest, and nothing that was hidden is left out', () => {
  const spans = [1, 3, 10, 20].map((start) => ({ start, end: start + 0.5 }));
  expect(join(spans, { ...all, most: 3 })).toEqual([
    { start: 0.85, end: 3.65 },
    { start: 9.85, end: 10.65 },
    { start: 19.85, end: 20.65 },
  ]);
});
