import { Readable } from 'node:stream';
import { tableDelimiterOf, tableDelimiters, type TableDelimiter } from '#domain/csv/delimiter.ts';
import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import { inferSeparator } from '#domain/csv/cell-separator.ts';
import { findHeaderRows } from '#domain/imports/header-rows.ts';
import { inferFieldType } from '#domain/imports/infer-column.ts';
import { inferQuestionType } from '#domain/imports/infer-question.ts';
import { findOptionColumns, type ColumnOption } from '#domain/imports/option-columns.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { likelyDateOrderOf } from '#domain/time/import-date.ts';
import { hasDecimalComma } from '#domain/imports/decimal-comma.ts';
import { withoutMarkup } from '#domain/imports/text-of-markup.ts';
import type { FoundColumn, FoundTable } from './found-table.ts';
import { readRows, type TableRow } from './read-rows.ts';
import type { TextFacts } from './watch-text.ts';

/** Rows that decide on types; people see the first of them. */
const readRowCount = 500;
const shownRowCount = 50;
const shownCellLength = 300;
/** Of the beginning of a file; longer rows than this are cut only in the preview. */
export const beginningBytes = 2_000_000;

type Reading = {
  readonly isTabbed: boolean;
  readonly isWhole: boolean;
  readonly isNumbered?: boolean;
  /** As the person says. */
  readonly firstRowIsData?: boolean | undefined;
};

/** From the beginning of a file: what its columns are and what its first rows say. */
export async function findTable(
  beginning: Buffer,
  { encoding, hasNulls, isTabbed, isWhole, isNumbered = false, firstRowIsData }: TextFacts & Reading,
): Promise<FoundTable> {
  const text = new TextDecoder(encoding).decode(beginning).replaceAll('\0', '');
  const whole = isWhole ? text : wholeLines(text);
  const read = (one: TableDelimiter) => firstRows(whole, { delimiter: one, isNumbered });
  const said = isTabbed ? '\t' : isNumbered ? ',' : tableDelimiterOf(text);
  const usual = await read(said ?? ',');
  const delimiter = said ?? (isOneColumn(usual) ? unusedDelimiter(text) : ',');
  const all = delimiter === (said ?? ',') ? usual : await read(delimiter);
  const {
    headers: named,
    rowsAbove,
    isUnnamed,
  } = findHeaderRows(
    all.map(({ cells }) => cells),
    firstRowIsData,
  );
  const rows = all.slice(rowsAbove);
  const headers = ofFilledColumns(named, rows);
  if (named.every((cell) => cell.trim() === '')) throw new UnprocessableContent('The file is empty');
  if (rows.length === 0)
    throw new UnprocessableContent(
      isWhole
        ? 'The file has no rows below its first line'
        : 'The row on line 2 is too long, or a quote in it is never closed',
    );
  accept(checkCount(countLimits.importColumns, headers.length));
  return {
    encoding,
    delimiter,
    hasNulls,
    ...(isNumbered && { isNumbered }),
    ...(rowsAbove !== 1 && { rowsAbove }),
    ...(isUnnamed && { isUnnamed }),
    columns: describeAll(
      headers.map((header, at) => ({ header, cells: rows.map(({ cells }) => cells[at] ?? '') })),
    ),
    sample: rows.slice(0, shownRowCount).map(({ line, cells }) => ({
      line,
      cells: headers.map((_, at) => (cells[at] ?? '').slice(0, shownCellLength).toWellFormed()),
    })),
  };
}

/** Columns that are empty to the end are an accident of spreadsheets; cells beyond the last header are none. */
function ofFilledColumns(headers: readonly string[], rows: readonly TableRow[]): string[] {
  const widthOf = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  const width = Math.max(widthOf(headers), ...rows.map(({ cells }) => widthOf(cells)));
  return Array.from({ length: width }, (_, at) => headers[at] ?? '');
}

/** One name above words with commas in them, here two and there none; below a mere title all rows are of one width. */
function isOneColumn(rows: readonly TableRow[]): boolean {
  const widths = rows.slice(1).map(({ cells }) => cells.length);
  const wider = widths.filter((width) => width > 1);
  if (wider.length === 0) return false;
  return new Set(wider).size > 1 || wider.length * 2 <= widths.length;
}

function unusedDelimiter(text: string): TableDelimiter {
  return tableDelimiters.find((one) => !text.includes(one)) ?? ',';
}

async function firstRows(
  text: string,
  options: { delimiter: TableDelimiter; isNumbered: boolean },
): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  const source = Readable.from([Buffer.from(text)]);
  for await (const row of readRows(source, { ...options, encoding: 'utf-8', ignoreNulls: true })) {
    rows.push(row);
    if (rows.length > readRowCount) break;
  }
  return rows;
}

/** A row that the piece cuts in two says nothing true. */
function wholeLines(text: string): string {
  const end = text.lastIndexOf('\n');
  const whole = end < 0 ? text : text.slice(0, end + 1);
  // An odd number of quotes means that the cut is inside a quoted cell.
  const quotes = whole.split('"').length - 1;
  return quotes % 2 === 0 ? whole : whole.slice(0, whole.lastIndexOf('\n"') + 1) || `${whole}"`;
}

type ReadColumn = { readonly header: string; readonly cells: readonly string[] };

function describeAll(columns: readonly ReadColumn[]): FoundColumn[] {
  const options = findOptionColumns(columns);
  return columns.map((column, at) => describe(column, options[at] ?? null));
}

function describe({ header, cells }: ReadColumn, option: ColumnOption | null): FoundColumn {
  const clean = Array.from(withoutMarkup(header).toWellFormed().trim()).slice(0, 200).join('');
  const isComma = hasDecimalComma(cells);
  const type = inferFieldType(clean, cells);
  const separator = inferSeparator(cells);
  return {
    header: clean,
    type,
    questionType: inferQuestionType(type, cells),
    ...(separator !== ';' && { separator }),
    ...(option && { option }),
    dateOrder: likelyDateOrderOf(cells) ?? null,
    ...(isComma && { hasDecimalComma: true as const }),
    length: averageLength(cells),
  };
}

function averageLength(cells: readonly string[]): number {
  const filled = cells.map((cell) => cell.trim().length).filter((length) => length > 0);
  return Math.round(filled.reduce((sum, length) => sum + length, 0) / Math.max(1, filled.length));
}
