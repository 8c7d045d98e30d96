import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  byRank,
  defaultRank,
  moveTo,
  rankAfter,
  rankBefore,
  rankBetween,
  rankGap,
  rebalanceRanks,
} from './rank.ts';

describe('ranks', () => {
  test('gap, default and neighbours', () => {
    expect([rankGap, defaultRank]).toEqual([65_536, 0]);
    expect([rankAfter(undefined), rankAfter(0), rankAfter(-5)]).toEqual([0, 65_536, 65_531]);
    expect([rankBefore(undefined), rankBefore(0)]).toEqual([0, -65_536]);
    expect(rankBetween(undefined, undefined)).toBe(0);
    expect(rankBetween(0, undefined)).toBe(65_536);
    expect(rankBetween(undefined, 0)).toBe(-65_536);
    expect(rankBetween(0, 65_536)).toBe(32_768);
    expect(rebalanceRanks(3)).toEqual([0, 65_536, 131_072]);
    expect(rebalanceRanks(0)).toEqual([]);
  });

  test('no room is no rank', () => {
    expect(rankBetween(1, 1)).toBeUndefined();
    expect(rankBetween(2, 1)).toBeUndefined();
    expect(rankBetween(1, 1 + Number.EPSILON)).toBeUndefined();
  });

  test('a rank between lies between', () => {
    const whole = fc.integer({ min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(whole, whole, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b) + 1];
        const middle = rankBetween(low, high) ?? Number.NaN;
        expect(low < middle && middle < high).toBe(true);
      }),
    );
  });

  test('dropping into one gap again and again runs out of room in the end, and rebalancing mends it', () => {
    let items = [
      { id: 'a', rank: 65_536 },
      { id: 'b', rank: 131_072 },
    ];
    let rebalanced = 0;
    for (let i = 0; i < 80; i += 1) {
      const changed = moveTo(items, `n${i}`, 1);
      rebalanced += Number(changed.length > 1);
      const ids = new Set(changed.map((item) => item.id));
      items = [...items.filter((item) => !ids.has(item.id)), ...changed].sort(byRank);
      expect([items[0]?.id, items[1]?.id, items.at(-1)?.id]).toEqual(['a', `n${i}`, 'b']);
    }
    expect(rebalanced).toBe(1);
  });

  test('any series of moves gives the order of a plain list', () => {
    const move = fc.tuple(fc.nat(7), fc.nat(9));
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        let plain = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
        let items = plain.map((id) => ({ id, rank: 0 }));
        for (const [from, to] of moves) {
          const id = plain[from] ?? 'a';
          const rest = plain.filter((other) => other !== id);
          plain = [...rest.slice(0, to), id, ...rest.slice(to)];
          const changed = moveTo(items, id, to);
          items = items.map((item) => changed.find((row) => row.id === item.id) ?? item);
        }
        expect(items.sort(byRank).map((item) => item.id)).toEqual(plain);
      }),
    );
  });
});
