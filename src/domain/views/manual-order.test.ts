import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byRank, rankGap, type Ranked } from '#domain/rank/rank.ts';
import { placeByHand } from './manual-order.ts';

/** Ties are in the order given, as a list has its rows by age. */
function inOrder(rows: readonly Ranked[], written: readonly Ranked[] = []): string[] {
  const ranks = new Map(written.map(({ id, rank }) => [id, rank]));
  return rows
    .map(({ id, rank }) => ({ id, rank: ranks.get(id) ?? rank }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ id }) => id);
}

const untouched = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, rank: 0 }));

describe('a row put by hand', () => {
  test.each([
    ['e', null, ['e', 'a', 'b', 'c', 'd'], 1],
    ['a', 'e', ['b', 'c', 'd', 'e', 'a'], 1],
    ['e', 'a', ['a', 'e', 'b', 'c', 'd'], 2],
    ['a', 'd', ['b', 'c', 'd', 'a', 'e'], 2],
  ])('%s after %s: the fewest ranks are written', (id, after, expected, written) => {
    const ranks = placeByHand(untouched, { id, after, isCut: false });
    expect(inOrder(untouched, ranks)).toEqual(expected);
    expect(ranks).toHaveLength(written);
  });

  test('in a list that goes on, only those before it get ranks', () => {
    expect(placeByHand(untouched, { id: 'a', after: 'd', isCut: true })?.map(({ id }) => id)).toEqual([
      'b',
      'c',
      'd',
      'a',
    ]);
    expect(placeByHand(untouched, { id: 'a', after: 'e', isCut: true })).toBeUndefined();
  });

  test('alone in the list keeps its rank', () => {
    expect(placeByHand([{ id: 'a', rank: -7 }], { id: 'a', after: null, isCut: false })).toEqual([]);
  });

  test('has no place after what is not there', () => {
    expect(placeByHand(untouched, { id: 'a', after: 'z', isCut: false })).toBeUndefined();
    expect(placeByHand(untouched, { id: 'a', after: 'a', isCut: false })).toBeUndefined();
  });

  test('between two that leave no room, all get new ranks', () => {
    const tight = [
      { id: 'a', rank: 1 },
      { id: 'b', rank: 1 + Number.EPSILON },
      { id: 'c', rank: 2 },
    ];
    const ranks = placeByHand(tight, { id: 'c', after: 'a', isCut: false });
    expect(ranks).toEqual([
      { id: 'a', rank: 0 },
      { id: 'c', rank: rankGap },
      { id: 'b', rank: 2 * rankGap },
    ]);
  });
});

test('however rows were ranked and moved, each move puts the row where it was put and leaves the others', () => {
  const move = fc.record({ from: fc.nat(11), to: fc.nat(11) });
  const ranks = fc.array(fc.constantFrom(-rankGap, 0, 0, 0, rankGap, 1.5), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(ranks, fc.array(move, { maxLength: 20 }), (start, moves) => {
      let rows = start.map((rank, at) => ({ id: String.fromCodePoint(97 + at), rank })).sort(byRank);
      for (const { from, to } of moves) {
        const order = rows.map(({ id }) => id);
        const [id = ''] = order.splice(from, 1);
        const after = to === 0 ? null : (order[to - 1] ?? null);
        const wanted = order.toSpliced(after === null ? 0 : order.indexOf(after) + 1, 0, id);
        const written = placeByHand(rows, { id, after, isCut: false }) ?? [];
        expect(inOrder(rows, written)).toEqual(wanted);
        const now = new Map(written.map((row) => [row.id, row.rank]));
        rows = rows
          .map((row) => ({ ...row, rank: now.get(row.id) ?? row.rank }))
          .toSorted((a, b) => a.rank - b.rank);
      }
    }),
  );
});
