import type { CsvDelimiter } from './delimiter.ts';
import { neutraliseFormula } from './formula.ts';

/** RFC 4180 with CRLF, safe to open in a spreadsheet, and read back exactly by parseCsv. */
export function serialiseCsv(rows: readonly (readonly string[])[], delimiter: CsvDelimiter = ','): string {
  return rows.map((row) => `${serialiseRow(row, delimiter)}\r\n`).join('');
}

export function serialiseRow(row: readonly string[], delimiter: CsvDelimiter): string {
  // Alone on its line an empty cell would read as no row at all.
  if (row.length === 1 && row[0] === '') return '""';
  return row.map(serialiseCell).join(delimiter);
}

function serialiseCell(cell: string): string {
  const safe = neutraliseFormula(cell);
  return /[",;\r\n\uFEFF]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
