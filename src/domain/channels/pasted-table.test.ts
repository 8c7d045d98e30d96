import { expect, test } from 'vitest';
import { tableOfPaste } from './pasted-table.ts';

test.each([
  [
    'cells of a spreadsheet',
    'Text\tPlan\nIt is slow\tPro\nFine\tFree',
    { columns: 2, rows: 2, isTabbed: true },
  ],
  ['a cell of two lines', 'Text\tPlan\n"It is\nslow"\tPro', { columns: 2, rows: 1, isTabbed: true }],
  ['commas below a header', 'Review,Plan\n"Slow, and ugly",Pro', { columns: 2, rows: 1, isTabbed: false }],
  ['semicolons below a header', 'Plan;Comment\nPro;Slow', { columns: 2, rows: 1, isTabbed: false }],
  ['sentences with commas', 'Slow, and ugly\nFast, and nice', null],
  ['lines', 'It is slow\nIt is fine', null],
  ['one line with a tab', 'It is slow\tPro', null],
  ['rows of other lengths', 'Text\tPlan\nIt is slow\nFine\tFree', null],
  ['a quote that never ends', 'Text\tPlan\n"It is slow\tPro', null],
  ['nothing', '', null],
])('%s', (_name, text, table) => {
  expect(tableOfPaste(text)).toEqual(table);
});
