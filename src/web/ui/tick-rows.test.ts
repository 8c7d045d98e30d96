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

test('Shift selects from the last ticked row, whatever was clicked before', () => {
  const clicks = fc.array(fc.record({ at, shift: fc.boolean() }), { maxLength: 12 });
  fc.assert(
    fc.property(clicks, at, at, (before, from, to) => {
      const earlier = before.reduce(
        (ticks, one) => tickRow(ticks, nameAt(one.at), one.shift ? rows : null),
        noTicks,
      );
      const started = tickRow(earlier, nameAt(from), null);
      const ended = tickRow(started, nameAt(to), rows);
      const isTicked = !started.ids.has(nameAt(to));
      for (const [index, name] of names.entries()) {
        const isBetween = index >= Math.min(from, to) && index <= Math.max(from, to);
        expect(ended.ids.has(name)).toBe(isBetween ? isTicked : started.ids.has(name));
      }
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
