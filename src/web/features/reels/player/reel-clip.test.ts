import { expect, test } from 'vitest';
import { durationOf, placeAt, startsOf, type ReelClip } from './reel-clip.ts';

const clip = (start: number, end: number): ReelClip => ({
  id: `${start}`,
  fileId: 'f',
  streamUrl: '/s',
  start,
  end,
  saidBy: [],
  title: '',
  text: '',
  isVideo: true,
  posterUrl: null,
});
const clips = [clip(10, 15), clip(0, 2), clip(40, 43)];

test('clips follow each other without a gap', () => {
  expect([startsOf(clips), durationOf(clips)]).toEqual([[0, 5, 7], 10]);
});

test.each([
  [-1, { index: 0, at: 0 }],
  [4.5, { index: 0, at: 4.5 }],
  [5, { index: 1, at: 0 }],
  [8, { index: 2, at: 1 }],
  [99, { index: 2, at: 3 }],
])('a moment of the whole is a moment of one of them: %s', (seconds, place) => {
  expect(placeAt(clips, seconds)).toEqual(place);
});

test('of nothing there is no moment', () => {
  expect(placeAt([], 3)).toEqual({ index: 0, at: 0 });
});
