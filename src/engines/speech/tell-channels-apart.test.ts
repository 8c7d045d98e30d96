import { expect, test } from 'vitest';
import { hasVoiceInEach, type Loudness } from './tell-channels-apart.ts';

const times = (count: number, loudness: Loudness): Loudness[] =>
  Array.from({ length: count }, () => loudness);
const [left, right, both, nobody] = [
  [-20, -60],
  [-62, -24],
  [-20, -22],
  [-70, -71],
] as const satisfies Loudness[];

test.each([
  ['a call with one side in each channel', [...times(60, left), ...times(40, right)], true],
  ['a call with long silences', [...times(900, nobody), ...times(30, left), ...times(30, right)], true],
  [
    'a call in which both speak at once now and then',
    [...times(50, left), ...times(30, right), ...times(20, both)],
    true,
  ],
  ['one room heard by two ears', times(100, both), false],
  ['a voice in one channel and nothing in the other', times(100, left), false],
  ['music behind a few loud noises on one side', [...times(90, both), ...times(10, left)], false],
  ['silence', times(100, nobody), false],
])('%s', (_what, moments, expected) => {
  expect(hasVoiceInEach(moments)).toBe(expected);
});
