import { expect, test } from 'vitest';
import { nameMasker } from './mask-names.ts';

test.each([
  ['Interview with Rosa Diaz', 'Interview with Contact hidden'],
  ['rosa  diaz, second visit', 'Contact hidden, second visit'],
  ['Rosa’s kitchen', 'Contact hidden’s kitchen'],
  ['Mrs. Diaz was late', 'Mrs. Contact hidden was late'],
  ['A rosary and a rosa wall', 'A rosary and a rosa wall'],
  ['Nothing to hide', 'Nothing to hide'],
])('%s', (text, masked) => {
  expect(nameMasker(['Rosa Diaz', ''])(text)).toBe(masked);
});

test('a name with signs of its own is taken as it is', () => {
  expect(nameMasker(['A. (Bo) Li'])('Ask A. (Bo) Li?')).toBe('Ask Contact hidden?');
});

test('masks one text after another', () => {
  const mask = nameMasker(['Rosa Diaz']);
  expect(['Rosa said', 'Diaz said', 'Rosa left'].map(mask)).toEqual([
    'Contact hidden said',
    'Contact hidden said',
    'Contact hidden left',
  ]);
});

test('masks nothing twice', () => {
  expect(nameMasker(['Contact Smith', 'Hidden Tower'])('Contact Smith')).toBe('Contact hidden');
});

test('is the same text where nobody is hidden', () => {
  expect(nameMasker([])('Rosa Diaz')).toBe('Rosa Diaz');
});
