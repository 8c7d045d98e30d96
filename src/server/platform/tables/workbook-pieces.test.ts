import { read, utils } from '@e965/xlsx';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { workbookPieces } from './workbook-pieces.ts';
import type { Cell } from './table-rows.ts';

const at = new Date('2026-03-04T05:06:08Z');

async function* table(...rows: Cell[][]) {
  for (const row of rows) yield [row];
}

const written = (rows: Cell[][], most?: number) =>
  buffer(
    Readable.from(workbookPieces(table(...rows), { name: 'notes', at, ...(most !== undefined && { most }) })),
  );

test('cells come back as text and numbers, and none is a formula', async () => {
  const rows = [
    ['Title', 'Score'],
    ['=HYPERLINK("x")', -1.5],
    ['a & <b>\n"c"\u0001 ', ''],
  ];
  const sheet = read(await written(rows)).Sheets['notes'] ?? {};
  expect(utils.sheet_to_json(sheet, { header: 1 })).toEqual([
    ['Title', 'Score'],
    ['=HYPERLINK("x")', -1.5],
    ['a & <b>\n"c" '],
  ]);
  expect(sheet['A2']).toMatchObject({ t: 's' });
  expect(sheet['A2']).not.toHaveProperty('f');
});

test('what Excel can’t hold is refused or says that it is cut', async () => {
  await expect(written([['Title'], ['a'], ['b']], 2)).rejects.toThrow(
    'This table has more rows than Excel can hold (2). Export it as CSV instead.',
  );
  const sheet = read(await written([['x'.repeat(40_000)]])).Sheets['notes'] ?? {};
  const [[text = ''] = []] = utils.sheet_to_json<string[]>(sheet, { header: 1 });
  expect(text).toHaveLength(32_767);
  expect(text).toMatch(/x … \[cut: Excel holds 32,767 characters in a cell, the CSV file has all\]$/);
});
