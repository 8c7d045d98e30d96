import { expect, test } from 'vitest';
import { wordsAlone } from './words-alone.ts';

test('texts that say the same differ in case and signs alone', () => {
  expect(wordsAlone(' It came  LATE!! ')).toBe(wordsAlone('it came “late”…'));
  expect(wordsAlone('It came late')).not.toBe(wordsAlone('It comes late'));
  expect(wordsAlone('👍')).not.toBe(wordsAlone('👎'));
});
