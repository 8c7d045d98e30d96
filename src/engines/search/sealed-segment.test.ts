import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { IndexedItem } from './item.ts';
import { SealedSegment } from './sealed-segment.ts';
import type { SegmentBuilder } from './segment-builder.ts';
import { builderOf, itemOf } from './testing/build-index.ts';

function seal(builder: SegmentBuilder, id: string): SealedSegment {
  const { columns, languages } = builder;
  const stored = { columns: columns.store(), byId: columns.rowsById(), languages: [...languages] };
  return new SealedSegment(id, columns.seqs[columns.count - 1] ?? 0, stored);
}

const change = fc.record({ item: fc.nat(8), removed: fc.boolean(), tags: fc.uniqueArray(fc.nat(3)) });

/** Each segment holds at most one state of an item, as sealing leaves it. */
function segmentsOf(
  batches: readonly { item: number; removed: boolean; tags: number[] }[][],
): IndexedItem[][] {
  let seq = 0;
  return batches.map((batch) =>
    [...new Map(batch.map((one) => [one.item, one])).values()].map(({ item, removed, tags }) => {
      seq += 1;
      return itemOf(item, { seq, removed, body: `word${seq}`, tagIds: tags.map((tag) => itemOf(tag).id) });
    }),
  );
}

test('of every item exactly its newest state lives, unless that says it is gone', () => {
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 8 }), { maxLength: 5 }), (batches) => {
      const items = segmentsOf(batches);
      const segments = items.map((batch, at) => seal(builderOf(batch), `${at}`));
      for (const [at, segment] of segments.entries())
        for (const newer of segments.slice(at + 1)) segment.buryAllIn(newer);
      const newest = new Map(items.flat().map((item) => [item.id, item]));
      const living = segments.flatMap(({ columns, dead }) =>
        [...dead].flatMap((isDead, row) => (isDead === 1 ? [] : [columns.seqs[row] ?? 0])),
      );
      const expected = [...newest.values()].filter(({ removed }) => !removed).map(({ seq }) => seq);
      expect(living.sort((a, b) => a - b)).toEqual(expected.sort((a, b) => a - b));
    }),
  );
});

test('what was stored is what was built, and every item is found by its id', () => {
  fc.assert(
    fc.property(fc.array(change, { minLength: 1, maxLength: 20 }), (batch) => {
      const [items = []] = segmentsOf([batch]);
      const builder = builderOf(items);
      const segment = seal(builder, 'one');
      expect(segment.columns.store()).toEqual(builder.columns.store());
      for (const row of items.keys()) {
        expect(segment.columns.idOf(row)).toBe(items[row]?.id);
        expect(segment.find(builder.columns.ids, row)).toBe(row);
      }
      const stranger = builderOf([itemOf(1000)]).columns;
      expect(segment.find(stranger.ids, 0)).toBeUndefined();
    }),
  );
});
