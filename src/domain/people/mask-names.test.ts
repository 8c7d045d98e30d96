import { expect, test } from 'vitest';
import { maskNames } from './mask-names.ts';

test.each([
  ['Interview with Rosa Diaz', 'Interview with Contact hidden'],
  ['rosa  diaz, second visit', 'Contact hidden, second visit'],
  ['Rosa’s kitchen', 'Contact hidden’s kitchen'],
  ['Mrs. Diaz was late', 'Mrs. Contact hidden was late'],
  ['A rosary and a rosa wall', 'A rosary and a rosa wall'],
  ['Nothing to hide', 'Nothing to hide'],
])('%s', (text, masked) => {
  expect(maskNames(text, ['Rosa Diaz', ''])).toBe(masked);
});

test('a name with signs of its own is taken as it is', () => {
  expect(maskNames('Ask A. (Bo) Li?', ['A. (Bo) Li'])).toBe('Ask Contact hidden?');
});

test('masks nothing twice', () => {
  expect(maskNames('Contact Smith', ['Contact Smith', 'Hidden Tower'])).toBe('Contact hidden');
});

test('is the same text where nobody is hidden', () => {
  expect(maskNames('Rosa Diaz', [])).toBe('Rosa Diaz');
});
