import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bounds, moveCursor, type CellRange } from './cell-range.ts';
import { cellsToText, textToCells } from './cell-text.ts';

describe('cells on the clipboard', () => {
  test('come back as they were', () => {
    const cell = fc.string().map((text) => text.replaceAll('\r', ''));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.array(cell), { minLength: 1 }),
        (width, rows) => {
          const even = rows.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? 'x'));
          expect(textToCells(cellsToText(even))).toEqual(even);
        },
      ),
    );
  });

  test('from spreadsheets, with quotes and a line end after the last row', () => {
    expect(textToCells('a\tb\r\n"two\nlines"\t"say ""hi"""\r\n')).toEqual([
      ['a', 'b'],
      ['two\nlines', 'say "hi"'],
    ]);
    expect(textToCells('plain')).toEqual([['plain']]);
  });
});

describe('the cursor', () => {
  const start: CellRange = { cursor: { row: 0, column: 0 }, anchor: { row: 0, column: 0 } };
  const size = { rows: 5, columns: 3 };
  const press = (keys: string) =>
    keys.split(' ').reduce((range, name) => {
      const parts = name.split('+');
      const key = parts.at(-1) ?? '';
      return (
        moveCursor(range, { key, shift: parts.includes('Shift'), mod: parts.includes('Mod') }, size, 3) ??
        range
      );
    }, start);

  test.each([
    ['ArrowDown ArrowRight', { row: 1, column: 1 }],
    ['ArrowUp', { row: -1, column: 0 }],
    ['ArrowUp ArrowUp', { row: -1, column: 0 }],
    ['PageDown PageDown', { row: 4, column: 0 }],
    ['PageDown PageUp', { row: 0, column: 0 }],
    ['Mod+End', { row: 4, column: 2 }],
    ['Mod+End Mod+Home', { row: 0, column: 0 }],
    ['End Home j j k', { row: 1, column: 0 }],
    ['Mod+ArrowDown Mod+ArrowRight x', { row: 4, column: 2 }],
  ])('%s', (keys, cursor) => {
    expect(press(keys).cursor).toEqual(cursor);
  });

  test('Shift stretches the selection, a plain move ends it', () => {
    expect(bounds(press('ArrowDown Shift+ArrowDown Shift+ArrowRight'))).toEqual({
      top: 1,
      bottom: 2,
      left: 0,
      right: 1,
    });
    expect(bounds(press('Shift+ArrowDown ArrowDown'))).toEqual({ top: 2, bottom: 2, left: 0, right: 0 });
  });
});
