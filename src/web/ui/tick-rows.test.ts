import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noTicks, tickRow, type RowIds } from './tick-rows.ts';

const rowsOf = (ids: readonly (string | undefined)[]): RowIds => ({
  length: ids.length,
  id: (at) => ids[at],
});
const names = Array.from({ length: 30 }, (_, at) => `row ${at}`);
const rows = rowsOf(names);
const at = fc.integer({ min: 0, max: names.length - 1 });
const nameAt = (index: number): string => names[index] ?? '';

/** What a person expects, row by row and without sets: a list of marks and the place of the last click. */
function clickNaively(clicks: readonly { at: number; shift: boolean }[]): string[] {
  const isTicked = names.map(() => false);
  let last = -1;
  for (const click of clicks) {
    const wanted = !isTicked[click.at];
    const start = click.shift && last >= 0 ? last : click.at;
    for (const index of names.keys())
      if (index >= Math.min(start, click.at) && index <= Math.max(start, click.at)) isTicked[index] = wanted;
    last = click.at;
  }
  return names.filter((_, index) => isTicked[index]);
}

test('Shift selects from the last ticked row, whatever was clicked before', () => {
  const clicks = fc.array(fc.record({ at, shift: fc.boolean() }), { maxLength: 20 });
  fc.assert(
    fc.property(clicks, (all) => {
      const ticks = all.reduce(
        (before, one) => tickRow(before, nameAt(one.at), one.shift ? rows : null),
        noTicks,
      );
      expect(names.filter((name) => ticks.ids.has(name))).toEqual(clickNaively(all));
    }),
  );
});

test('three rows are three, not all from the first', () => {
  const ticks = tickRow(tickRow(noTicks, 'row 7', null), 'row 9', rows);
  expect([...ticks.ids]).toEqual(['row 7', 'row 8', 'row 9']);
});

test('a row that left the list starts no range, and headings are passed over', () => {
  const ticks = tickRow(noTicks, 'gone', null);
  expect([...tickRow(ticks, 'row 3', rows).ids]).toEqual(['gone', 'row 3']);
  const grouped = rowsOf(['a', undefined, 'b']);
  expect([...tickRow(tickRow(noTicks, 'a', null), 'b', grouped).ids]).toEqual(['a', 'b']);
});
