import { expect, test } from 'vitest';
import { skipped } from '#domain/imports/column-choice.ts';
import { groupRows } from './group-rows.ts';
import type { TableRow } from './read-rows.ts';

const columns = (['TITLE', 'HIGHLIGHT', 'TAGS'] as const).map((use) => ({ ...skipped, use }));

async function* rowsOf(rows: readonly (readonly string[])[], end = 100): AsyncGenerator<TableRow> {
  for (const [at, cells] of rows.entries()) yield { line: at + 2, cells, end, bytes: 1 };
}

test('a highlight has as many tags as it can have, however many rows name some', async () => {
  const rows = Array.from({ length: 200 }, (_, at) => ['Call', 'It is slow', `tag ${at}; tag ${at + 1}`]);
  const documents: TableRow[] = [];
  for await (const row of groupRows(rowsOf(rows), columns)) documents.push(row);
  const tags = Array.from({ length: 50 }, (_, at) => `tag ${at}`);
  expect(documents).toMatchObject([{ quotes: [{ text: 'It is slow', tags }] }]);
});

test('a table that is too large to be held is refused', async () => {
  const rows = rowsOf([['Call', 'It is slow', 'pain']], 50_000_001);
  await expect(groupRows(rows, columns).next()).rejects.toThrow(
    'This table of highlights is too large. Split it into several files.',
  );
});
