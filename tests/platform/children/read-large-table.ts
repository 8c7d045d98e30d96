// Reads a table as an import does, up to where its rows would be written. Prints what it found and how far the memory
// of the process grew at most.
import { createReadStream, statSync } from 'node:fs';
import { beginningBytes, findTable } from '#server/features/imports/table/find-table.ts';
import { inBatches } from '#server/features/imports/table/in-batches.ts';
import { readRows, type TableRow } from '#server/features/imports/table/read-rows.ts';

const [path = ''] = process.argv.slice(2);
const before = process.memoryUsage.rss();
const beginning = Buffer.concat(await createReadStream(path, { end: beginningBytes - 1 }).toArray());
const isWhole = statSync(path).size <= beginningBytes;
const found = await findTable(beginning, {
  encoding: 'utf-8',
  hasNulls: false,
  isTabbed: false,
  isWhole,
});
let rows = 0;
let longestBatch = 0;
let bytes = 0;
let most = before;
// The system's own figure for the most counts the process that started this one.
async function* measured(of: AsyncIterable<TableRow>): AsyncGenerator<TableRow> {
  for await (const row of of) {
    most = Math.max(most, process.memoryUsage.rss());
    yield row;
  }
}
for await (const batch of inBatches(
  measured(readRows(createReadStream(path), { ...found, ignoreNulls: true })),
)) {
  const read = batch.at(-1)?.bytes ?? bytes;
  longestBatch = Math.max(longestBatch, read - bytes);
  bytes = read;
  rows += batch.length;
}
const grown = most - before;
process.stdout.write(
  `read ${JSON.stringify({ columns: found.columns.length, rows, longestBatch, grown })}\n`,
);
