import { expect, test } from 'vitest';
import { settleWords } from './settle-words.ts';

/** A tone where somebody speaks, next to nothing elsewhere. */
function sound(seconds: number, spoken: readonly (readonly [number, number])[]): Float32Array {
  return Float32Array.from({ length: seconds * 16_000 }, (_, n) => {
    const speaks = spoken.some(([from, to]) => n / 16_000 >= from && n / 16_000 < to);
    return (speaks ? 0.3 : 0.001) * Math.sin(n / 5);
  });
}

test('the first word behind a pause begins with the sound, and the last before it ends with it', () => {
  const samples = sound(6, [
    [0.4, 1.6],
    [3, 4],
  ]);
  const words = [
    { text: 'Ask', start: 0.7, end: 1.2 },
    { text: 'not', start: 1.2, end: 3.4 },
    { text: 'what', start: 3.4, end: 3.7 },
    { text: 'your', start: 3.7, end: 6 },
  ];
  const settled = settleWords(words, samples);
  expect(settled.map(({ start, end }) => [Number(start.toFixed(2)), Number(end.toFixed(2))])).toEqual([
    [0.4, 1.08],
    [1.08, 1.6],
    [3, 3.58],
    [3.58, 4],
  ]);
});

test('words keep their order, and a recording without a pause only loses the lateness', () => {
  const samples = sound(3, [[0, 3]]);
  const words = ['one', 'two', 'three'].map((text, at) => ({ text, start: at * 0.3, end: at * 0.3 + 0.3 }));
  const settled = settleWords(words, samples);
  expect(settled.map(({ start }) => Number(start.toFixed(2)))).toEqual([0, 0.18, 0.48]);
  expect(settled.every(({ start, end }) => end >= start)).toBe(true);
  expect(settleWords([], samples)).toEqual([]);
});
