import type { TableRow } from './read-rows.ts';

const mostRows = 2000;
/** Rows may be long: 2,000 of them would be gigabytes. */
const mostCharacters = 8_000_000;

/** At most this much at once; what takes long is done between them, not for each. The same cuts in every run. */
export async function* inBatches(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow[]> {
  let batch: TableRow[] = [];
  let from = 0;
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < mostRows && row.end - from < mostCharacters) continue;
    yield batch;
    batch = [];
    from = row.end;
  }
  if (batch.length > 0) yield batch;
}
