import { serialiseCsv } from '#domain/csv/serialise-csv.ts';
import type { TableRows } from './table-rows.ts';

/** Begins with the mark by which Excel knows UTF-8. */
export async function* csvPieces(table: TableRows): AsyncGenerator<string> {
  yield '\uFEFF';
  for await (const rows of table) if (rows.length > 0) yield serialiseCsv(rows.map((row) => row.map(String)));
}
