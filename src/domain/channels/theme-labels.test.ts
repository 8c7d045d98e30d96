import { expect, test } from 'vitest';
import { hasDrifted, isSameLabel } from './theme-labels.ts';

test.each([
  ['Link my card', 'link card my', true],
  ['Link my card', 'Link my bank card', false],
  ['PDF export', 'PDF-Export', true],
  ['Über uns', 'über UNS', true],
])('“%s” and “%s”: the same label is %s', (one, other, same) => {
  expect(isSameLabel(one, other)).toBe(same);
});

test.each([
  [0.7, 0.64, true],
  [0.7, 0.66, false],
  [0.6, 0.7, false],
])('from a likeness of %s to %s is a drift: %s', (named, recent, drifted) => {
  expect(hasDrifted(named, recent)).toBe(drifted);
});
