import type { Readable } from 'node:stream';
import { CsvError, parse, type Info } from 'csv-parse';
import { restoreFormula } from '#domain/csv/formula.ts';
import { parseNullCharacters } from '#domain/csv/null-characters.ts';
import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import type { TableEncoding } from '#domain/imports/table-encoding.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { TableDelimiter } from './found-table.ts';

/** `bytes`: how much of the text is read, its beginning included. */
export type TableRow = { readonly line: number; readonly cells: readonly string[]; readonly bytes: number };

export type ReadingOptions = {
  readonly encoding: TableEncoding;
  readonly delimiter: TableDelimiter;
  readonly ignoreNulls: boolean;
};

/** One cell must not take the memory of the server. */
const mostBytesOfRow = 8_000_000;
/** The parser copies what it has not read yet at each row: a large piece would take minutes. */
const pieceBytes = 65_536;

/** The rows of a table one by one, the first with the headers included. Throws for what no reader could make sense of. */
export async function* readRows(source: Readable, options: ReadingOptions): AsyncGenerator<TableRow> {
  const parser = parse({
    delimiter: options.delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: mostBytesOfRow,
  });
  const feeding = feed(source, parser, options);
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: Info }>) {
      const cells = record.map(restoreFormula);
      yield { line: info.lines - lineBreaksIn(record), cells, bytes: info.bytes };
    }
    await feeding;
  } catch (error) {
    throw explain(error);
  } finally {
    source.destroy();
    parser.destroy();
    await feeding.catch(() => {});
  }
}

async function feed(
  source: Readable,
  parser: ReturnType<typeof parse>,
  { encoding, ignoreNulls }: ReadingOptions,
): Promise<void> {
  const decoder = new TextDecoder(encoding);
  let held = '';
  const push = async (piece: string, isLast = false): Promise<void> => {
    const text = held + piece;
    // A line break may be cut in two.
    held = text.endsWith('\r') && !isLast ? '\r' : '';
    const lines = (held === '' ? text : text.slice(0, -1)).replaceAll(/\r\n?/g, '\n');
    const bytes = Buffer.from(accept(parseNullCharacters(lines, { ignoreNulls })));
    for (let at = 0; at < bytes.length && !parser.destroyed; at += pieceBytes)
      if (!parser.write(bytes.subarray(at, at + pieceBytes))) await drained(parser);
  };
  try {
    for await (const piece of source as AsyncIterable<Buffer>)
      await push(decoder.decode(piece, { stream: true }));
    await push(decoder.decode(), true);
    parser.end();
  } catch (error) {
    parser.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}

/** Also where nobody reads on. */
function drained(parser: ReturnType<typeof parse>): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      parser.off('drain', go);
      parser.off('close', go);
      resolve();
    };
    parser.once('drain', go);
    parser.once('close', go);
  });
}

function lineBreaksIn(cells: readonly string[]): number {
  let count = 0;
  for (const cell of cells) {
    for (let at = cell.indexOf('\n'); at >= 0; at = cell.indexOf('\n', at + 1)) count += 1;
  }
  return count;
}

function explain(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const line = Number(error['lines'] ?? 0);
  if (error.code === 'CSV_QUOTE_NOT_CLOSED')
    return new UnprocessableContent(`The quote opened on line ${line} is never closed`);
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return new UnprocessableContent(`The row on line ${line} is too long, or a quote in it is never closed`);
  return new UnprocessableContent(`The file can’t be read after line ${line}`);
}
