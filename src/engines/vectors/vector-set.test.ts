import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitCount, quantise } from './quantise.ts';
import { VectorSet, type Places } from './vector-set.ts';

const size = 32;
const vector = fc
  .array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: size, maxLength: size })
  .map((numbers) => Float32Array.from(numbers));
const items = fc.array(fc.array(vector, { minLength: 1, maxLength: 3 }), { maxLength: 12 });

/** Every item is one row of the only part. */
const everywhere: Places = {
  generation: 1,
  changed: [],
  locate: (id) => ({ part: 0, row: Number(id) }),
};

function setOf(passages: readonly Float32Array[][]): VectorSet {
  const set = new VectorSet();
  for (const [id, vectors] of passages.entries()) {
    const bytes = vectors.map(quantise);
    const stored = new Uint8Array(bytes.reduce((sum, one) => sum + one.length, 0));
    let at = 0;
    for (const one of bytes) {
      stored.set(one, at);
      at += one.length;
    }
    set.set(
      `${id}`,
      vectors.map((_, place) => place * 10),
      stored,
    );
  }
  return set;
}

function product(left: Float32Array, right: Float32Array): number {
  return left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);
}

test('a quantised vector is within half a step of the original', () => {
  fc.assert(
    fc.property(vector, (numbers) => {
      const bytes = quantise(numbers);
      const scale = new DataView(bytes.buffer).getFloat32(0, true);
      const read = new Int8Array(bytes.buffer, 4);
      for (const [at, value] of numbers.entries())
        expect(Math.abs((read[at] ?? 0) * scale - value)).toBeLessThanOrEqual(scale * 0.51 + 1e-6);
    }),
  );
});

test('bits are counted one by one', () => {
  fc.assert(
    fc.property(fc.integer(), (value) => {
      expect(bitCount(value)).toBe((value >>> 0).toString(2).replaceAll('0', '').length);
    }),
  );
});

test('the nearest are those that comparing everything gives, among the allowed', () => {
  fc.assert(
    fc.property(items, vector, fc.nat(5), (passages, query, most) => {
      const isAllowed = (_part: number, row: number): boolean => row % 3 !== 0;
      const found = setOf(passages).nearest(everywhere, query, isAllowed, most);
      const exact = passages.map((vectors) => Math.max(...vectors.map((one) => product(one, query))));
      const allowed = exact
        .map((nearness, row) => ({ nearness, row }))
        .filter(({ row }) => isAllowed(0, row));
      const expected = allowed.toSorted((a, b) => b.nearness - a.nearness).slice(0, most);
      expect(found).toHaveLength(expected.length);
      for (const [place, { nearness, row }] of found.entries()) {
        expect(isAllowed(0, row)).toBe(true);
        // A step of the bytes for each number may change places of two that are as near.
        expect(Math.abs(nearness - (expected[place]?.nearness ?? 0))).toBeLessThan(0.2);
        expect(Math.abs(nearness - (exact[row] ?? 0))).toBeLessThan(0.2);
      }
    }),
  );
});

test('an item that is nowhere any more is not found', () => {
  const query = new Float32Array(size).fill(1);
  const set = setOf([[query], [query]]);
  const gone: Places = {
    generation: 1,
    changed: [],
    locate: (id) => (id === '0' ? undefined : { part: 0, row: 1 }),
  };
  expect(set.nearest(gone, query, () => true, 5).map(({ row }) => row)).toEqual([1]);
});
