import { expect, test } from 'vitest';
import { hearingSeconds } from './sound.ts';
import { timeWords } from './time-words.ts';

const words = ['And', 'so', 'ask'].map((text, firstToken) => ({ text, firstToken }));
/** What is listened to while a token is written, from one second to another, a little early as models do. */
function listensTo(from: number, to: number): Float32Array {
  return Float32Array.from({ length: Math.round(4 / hearingSeconds) }, (_, frame) => {
    const at = frame * hearingSeconds + 0.05;
    return at >= from && at < to ? -1 : -9;
  });
}
const times = (timed: ReturnType<typeof timeWords>): number[][] =>
  timed.map(({ start, end }) => [start, end].map((at) => Number(at.toFixed(1))));

test('a word stands where the model listened while it wrote it', () => {
  const attention = [listensTo(0, 1), listensTo(1, 2.5), listensTo(2.5, 3.6), listensTo(3.6, 4)];
  expect(times(timeWords(words, attention, () => true))).toEqual([
    [0, 1],
    [1, 2.5],
    [2.5, 4],
  ]);
});

test('no word begins in a pause, nor just before one', () => {
  const isSpoken = (at: number): boolean => (at >= 0.5 && at < 1.5) || at >= 3;
  for (const early of [1.4, 2, 2.9]) {
    const attention = [listensTo(0, 0.9), listensTo(0.9, early), listensTo(early, 4), listensTo(3.9, 4)];
    expect(times(timeWords(words, attention, isSpoken))).toEqual([
      [0.5, 0.9],
      [0.9, 1.5],
      [3, 4],
    ]);
  }
});

test('words keep their order where there is less to hear than to write, and nothing is nothing', () => {
  const attention = [1, 2, 3, 4].map(() => listensTo(0, 4));
  const timed = timeWords(words, attention, (at) => at < hearingSeconds);
  const starts = timed.map(({ start }) => start);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(timed.every(({ start, end }) => end >= start)).toBe(true);
  expect(timeWords([], [], () => true)).toEqual([]);
  expect(timeWords(words, attention, () => false)).toHaveLength(3);
});
