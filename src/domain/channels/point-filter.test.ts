import { expect, it } from 'vitest';
import { decodePointFilter, encodePointFilter, noPointFilter } from './point-filter.ts';

it('comes back from a link as it was', () => {
  const filter = { query: 'late “parcel”', sentiment: 'negative', unthemed: true, excluded: true } as const;
  expect(decodePointFilter(encodePointFilter(filter))).toEqual(filter);
  expect(encodePointFilter(noPointFilter)).toBeUndefined();
});

it.each([undefined, '', '{', '[]', '{"sentiment":"angry"}', '{"topicId":"x"}', '{"query":""}'])(
  'opens unfiltered by %s',
  (text) => {
    expect(decodePointFilter(text)).toEqual({});
  },
);
