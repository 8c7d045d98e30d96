import { expect, test } from 'vitest';
import { distinctTitles } from './distinct-titles.ts';

test('groups that talk alike get names of their own, and the largest the common one', () => {
  expect(
    distinctTitles([
      { size: 10, titles: ['Search is useless', 'Old notes'] },
      { size: 40, titles: ['search is useless', 'No results'] },
      { size: 20, titles: ['Price'] },
    ]),
  ).toEqual(['Old notes', 'search is useless', 'Price']);
});

test('a name that comes twice stays where there is no other', () => {
  expect(distinctTitles([1, 2].map((size) => ({ size, titles: ['Price'] })))).toEqual(['Price', 'Price']);
  expect(distinctTitles([{ size: 1, titles: [] }])).toEqual(['']);
});
