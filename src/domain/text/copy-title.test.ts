import { expect, test } from 'vitest';
import { countCharacters } from '#domain/limits/text-limit.ts';
import { copyTitle } from './copy-title.ts';

test.each([
  ['Interview', 'Interview (copy)'],
  ['Interview (copy)', 'Interview (copy) (copy)'],
  ['', ''],
])('%j becomes %j', (title, copy) => {
  expect(copyTitle(title)).toBe(copy);
});

test('a long title is cut, never an emoji in it', () => {
  const copy = copyTitle('👩‍🔬'.repeat(70));
  expect(countCharacters(copy)).toBeLessThanOrEqual(200);
  expect(copy).toMatch(/👩‍🔬 \(copy\)$/u);
});
