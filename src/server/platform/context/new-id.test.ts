import { expect, it } from 'vitest';
import { newId } from './new-id.ts';

it('makes ids that sort in the order they were made, however many within a millisecond', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});
