import { expect, it } from 'vitest';
import { inAll, inAny, packPlaces, placesInBatch } from './place-sets.ts';

const every = (step: number): number[] =>
  Array.from({ length: Math.ceil(placesInBatch / step) }, (_, at) => at * step);

it.each([
  ['few and few', 100, 150, 300],
  ['many and few', 2, 101, 202],
  ['many and many', 2, 3, 6],
  ['all and one', 1, placesInBatch, placesInBatch],
])('places in both: %s', (_what, one, other, both) => {
  expect(inAll([packPlaces(every(one)), packPlaces(every(other))])).toEqual(every(both));
});

it('places in any, once each', () => {
  const found = inAny([packPlaces(every(2)), packPlaces([1, 2, placesInBatch - 1])]);
  expect(found.toSorted((a, b) => a - b)).toEqual(
    [...new Set([...every(2), 1, placesInBatch - 1])].sort((a, b) => a - b),
  );
});

it('never takes more than a bit for each place', () => {
  for (const step of [1, 2, 15, 16, 17, 1000])
    expect(packPlaces(every(step)).length).toBeLessThanOrEqual(placesInBatch / 8);
});

it('nothing is in no set', () => expect(inAll([])).toEqual([]));
