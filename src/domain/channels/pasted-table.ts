import { csvReader } from '#domain/csv/csv-reader.ts';
import { csvDelimiterOf } from '#domain/csv/delimiter.ts';
import { suggestColumns } from '#domain/imports/suggest-columns.ts';

export type PastedTable = { readonly columns: number; readonly rows: number; readonly isTabbed: boolean };

/**
 * A text that was copied from a spreadsheet: every row has the same columns. With commas or semicolons only if a header
 * names what people said, for sentences have commas too. Null for lines.
 */
export function tableOfPaste(text: string): PastedTable | null {
  const tabbed = rowsOf(text, '\t');
  if (isTable(tabbed)) return { ...sizeOf(tabbed), isTabbed: true };
  const rows = rowsOf(text, csvDelimiterOf(text));
  if (!isTable(rows)) return null;
  const headers = (rows[0] ?? []).map(
    (header) => ({ header, type: 'TEXT', questionType: 'FREE_TEXT' }) as const,
  );
  // Without a length, no column is taken for the text but by its name.
  const isNamed = suggestColumns('DATA_POINTS', headers, []).some(({ use }) => use === 'TEXT');
  return isNamed ? { ...sizeOf(rows), isTabbed: false } : null;
}

function rowsOf(text: string, delimiter: ',' | ';' | '\t'): string[][] {
  const reader = csvReader(delimiter);
  const rows = reader.push(text);
  const rest = reader.end();
  const all = rest.ok ? [...rows, ...rest.value] : [];
  return all.map(({ cells }) => [...cells]).filter((cells) => cells.some((cell) => cell.trim() !== ''));
}

function isTable([header, ...rows]: readonly (readonly string[])[]): boolean {
  if (!header || header.length < 2 || rows.length === 0) return false;
  return header.every((name) => name.trim() !== '') && rows.every(({ length }) => length === header.length);
}

function sizeOf([header = [], ...rows]: readonly (readonly string[])[]): Pick<
  PastedTable,
  'columns' | 'rows'
> {
  return { columns: header.length, rows: rows.length };
}
