import type { Readable } from 'node:stream';
import type { TableDelimiter } from '#domain/csv/delimiter.ts';
import { csvReader, type CsvRow } from '#domain/csv/csv-reader.ts';
import { restoreFormula } from '#domain/csv/formula.ts';
import { parseNullCharacters } from '#domain/csv/null-characters.ts';
import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import type { TableEncoding } from '#domain/imports/table-encoding.ts';
import { accept } from '#domain/parsed/parsed.ts';

/** `end`: how many characters are read with the row; `bytes`: about how much of the file that is. */
export type TableRow = {
  readonly line: number;
  readonly cells: readonly string[];
  readonly end: number;
  readonly bytes: number;
  /** What is highlighted in it, where columns say so. */
  readonly quotes?: readonly Quote[];
};

/** Words with their tags; null stands for all of the text. */
export type Quote = { readonly text: string | null; readonly tags: readonly string[] };

export type ReadingOptions = {
  readonly encoding: TableEncoding;
  readonly delimiter: TableDelimiter;
  readonly ignoreNulls: boolean;
  /** The first cell of each row is its number in the sheet. */
  readonly isNumbered?: boolean;
};

/** One cell must not take the memory of the server. */
const longestRow = 8_000_000;

/** The rows of a table one by one, the first with the headers included. Throws for what no reader could make sense of. */
export async function* readRows(source: Readable, options: ReadingOptions): AsyncGenerator<TableRow> {
  const reader = csvReader(options.delimiter);
  let bytes = 0;
  const rowOf = ({ cells, line, end }: CsvRow): TableRow =>
    options.isNumbered
      ? { line: Number(cells[0]), cells: cells.slice(1).map(restoreFormula), end, bytes }
      : { line, cells: cells.map(restoreFormula), end, bytes };
  try {
    for await (const { text, read } of readText(source, options)) {
      bytes += read;
      for (const row of reader.push(text).map(rowOf)) if (!isBlank(row)) yield row;
      const { line, length } = reader.open();
      if (length > longestRow)
        throw new UnprocessableContent(
          `The row on line ${line} is too long, or a quote in it is never closed`,
        );
    }
    const rest = reader.end();
    if (!rest.ok) throw new UnprocessableContent(rest.message);
    for (const row of rest.value.map(rowOf)) if (!isBlank(row)) yield row;
  } finally {
    source.destroy();
  }
}

/** Spreadsheets end in rows of nothing but separators. */
function isBlank({ cells }: TableRow): boolean {
  return cells.every((cell) => cell.trim() === '');
}

/** With one kind of line break: a row is on the same line whichever its file has. */
async function* readText(
  source: Readable,
  { encoding, ignoreNulls }: ReadingOptions,
): AsyncGenerator<{ text: string; read: number }> {
  const decoder = new TextDecoder(encoding);
  let held = '';
  const clean = (piece: string, isLast = false): string => {
    const text = held + piece;
    // A line break may be cut in two.
    held = text.endsWith('\r') && !isLast ? '\r' : '';
    const lines = (held === '' ? text : text.slice(0, -1)).replaceAll(/\r\n?/g, '\n');
    return accept(parseNullCharacters(lines, { ignoreNulls }));
  };
  for await (const piece of source as AsyncIterable<Buffer>)
    yield { text: clean(decoder.decode(piece, { stream: true })), read: piece.length };
  yield { text: clean(decoder.decode(), true), read: 0 };
}
