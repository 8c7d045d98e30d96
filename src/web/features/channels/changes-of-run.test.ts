import { expect, test } from 'vitest';
import { changesOf } from './changes-of-run.ts';

test('says what became of the themes, and that nothing did', () => {
  expect(changesOf({ newCount: 1, splitCount: 7, mergedCount: 0, goneCount: 1200 })).toBe(
    '1 new, 7 split, 1,200 gone',
  );
  expect(changesOf({ newCount: 0, splitCount: 0, mergedCount: 0, goneCount: 0 })).toBe('none changed');
});
