import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BestRows } from './best-rows.ts';

test('the best of many are those that sorting all of them gives', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20), { maxLength: 80 }), fc.nat(12), (keys, most) => {
      const all = keys.map((key, seq) => ({ part: 0, row: seq, key, seq }));
      const best = new BestRows(most);
      for (const found of all) if (found.key >= best.floor) best.add(found);
      const expected = all.toSorted((a, b) => b.key - a.key || b.seq - a.seq).slice(0, most);
      expect(best.take()).toEqual(expected);
    }),
  );
});
