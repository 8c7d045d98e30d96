import { Readable } from 'node:stream';
import { csvDelimiterOf } from '#domain/csv/delimiter.ts';
import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import { inferFieldType } from '#domain/imports/infer-column.ts';
import { inferQuestionType } from '#domain/imports/infer-question.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { likelyDateOrderOf } from '#domain/time/import-date.ts';
import type { FoundColumn, FoundTable, TableDelimiter } from './found-table.ts';
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
};

/** From the beginning of a file: what its columns are and what its first rows say. */
export async function findTable(
  beginning: Buffer,
  { encoding, hasNulls, isTabbed, isWhole, isNumbered = false }: TextFacts & Reading,
): Promise<FoundTable> {
  const text = new TextDecoder(encoding).decode(beginning).replaceAll('\0', '');
  const delimiter: TableDelimiter = isTabbed ? '\t' : isNumbered ? ',' : csvDelimiterOf(text);
  const [headers, ...rows] = await firstRows(isWhole ? text : wholeLines(text), { delimiter, isNumbered });
  if (!headers || headers.cells.every((cell) => cell.trim() === ''))
    throw new UnprocessableContent('The file is empty');
  if (rows.length === 0)
    throw new UnprocessableContent(
      isWhole
        ? 'The file has no rows below its first line'
        : 'The row on line 2 is too long, or a quote in it is never closed',
    );
  accept(checkCount(countLimits.importColumns, headers.cells.length));
  return {
    encoding,
    delimiter,
    hasNulls,
    ...(isNumbered && { isNumbered }),
    columns: headers.cells.map((header, at) =>
      describe(
        header,
        rows.map(({ cells }) => cells[at] ?? ''),
      ),
    ),
    sample: rows.slice(0, shownRowCount).map(({ line, cells }) => ({
      line,
      cells: headers.cells.map((_, at) => (cells[at] ?? '').slice(0, shownCellLength).toWellFormed()),
    })),
  };
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

function describe(header: string, cells: readonly string[]): FoundColumn {
  const clean = Array.from(header.toWellFormed().trim()).slice(0, 200).join('');
  const type = inferFieldType(clean, cells);
  return {
    header: clean,
    type,
    questionType: inferQuestionType(type, cells),
    dateOrder: likelyDateOrderOf(cells) ?? null,
    length: averageLength(cells),
  };
}

function averageLength(cells: readonly string[]): number {
  const filled = cells.map((cell) => cell.trim().length).filter((length) => length > 0);
  return Math.round(filled.reduce((sum, length) => sum + length, 0) / Math.max(1, filled.length));
}
