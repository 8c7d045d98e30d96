import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatTime } from './format-time.ts';
import { alignWordTimes, encodeWordTimes, sliceWordTimes, wordTimesPattern } from './word-times.ts';

const spoken = [
  { text: 'So,', start: 1, end: 1.2 },
  { text: 'the', start: 1.25, end: 1.4 },
  { text: 'login', start: 1.5, end: 2, isUncertain: true },
  { text: 'is', start: 2.1, end: 2.2 },
  { text: 'slow.', start: 2.3, end: 3 },
];
const utterance = { start: 1, end: 3, words: encodeWordTimes(spoken, 1) };
const align = (text: string) =>
  alignWordTimes(text, utterance).map(({ from, to, start, end }) => [text.slice(from, to), start, end]);

describe('word times', () => {
  test('come back, six characters a word', () => {
    expect(utterance.words).toMatch(wordTimesPattern);
    expect(utterance.words.length).toBeLessThan(spoken.length * 8);
    expect(align('So, the login is slow.')).toEqual(spoken.map(({ text, start, end }) => [text, start, end]));
    expect(alignWordTimes('So, the login', utterance)[2]?.isUncertain).toBe(true);
  });

  test('stay with their words through corrections', () => {
    expect(align('so the login page is SLOW!')).toEqual([
      ['so', 1, 1.2],
      ['the', 1.25, 1.4],
      ['login', 1.5, 2],
      ['page', 2, 2.1],
      ['is', 2.1, 2.2],
      ['SLOW!', 2.3, 3],
    ]);
    expect(align('login slow.')).toEqual([
      ['login', 1.5, 2],
      ['slow.', 2.3, 3],
    ]);
    expect(align('')).toEqual([]);
    expect(alignWordTimes('new words', { start: 0, end: 4, words: '' }).map(({ start }) => start)).toEqual([
      0, 2,
    ]);
  });

  test('are split with the text', () => {
    const text = 'So, the login is slow.';
    const second = sliceWordTimes(text, utterance, { from: 14, to: text.length });
    expect([second.start, second.end]).toEqual([2.1, 3]);
    expect(alignWordTimes('is slow.', second).map(({ start }) => start)).toEqual([2.1, 2.3]);
  });

  test('never run backwards, whatever the text became', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('so', 'the', 'login', 'is', 'slow', 'x')), (words) => {
        const starts = alignWordTimes(words.join(' '), utterance).map(({ start }) => start);
        expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      }),
    );
  });
});

test.each([
  [0, '0:00'],
  [75.4, '1:15'],
  [3675, '1:01:15'],
])('%d seconds read %s', (seconds, shown) => {
  expect(formatTime(seconds)).toBe(shown);
});
