import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import type { TableDelimiter } from './delimiter.ts';

/** `line`: where the row starts; `end`: how many characters of the file are read with it. */
export type CsvRow = { readonly cells: string[]; readonly line: number; readonly end: number };

export type CsvReader = {
  /** Rows completed by this piece of the file. */
  push(piece: string): CsvRow[];
  /** What is left when the file has ended; refused when a quote was never closed. */
  end(): Parsed<CsvRow[]>;
  /** The row that is not complete yet: where it starts, and how many characters of it are read. */
  open(): { line: number; length: number };
};
type State = 'start' | 'plain' | 'quoted' | 'quoteEnded';

/** Reads a file piece by piece, so that a survey of gigabytes never has to fit in memory. */
export function csvReader(delimiter: TableDelimiter): CsvReader {
  let rows: CsvRow[] = [];
  let row: string[] = [];
  let cell = '';
  let state: State = 'start';
  let afterReturn = false;
  let line = 1;
  let rowLine = 1;
  let quoteLine = 1;
  /** Characters before this piece, and up to the end of the last row. */
  let before = 0;
  let lastEnd = 0;

  function endCell(): void {
    row.push(cell);
    cell = '';
    state = 'start';
  }

  /** A line with nothing on it is no row; a quoted empty cell is. */
  function endRow(end: number): void {
    lastEnd = end;
    if (row.length === 0 && cell === '' && state === 'start') return;
    endCell();
    rows.push({ cells: row, line: rowLine, end });
    row = [];
  }

  function openQuote(): void {
    state = 'quoted';
    quoteLine = line;
  }

  function readCharacter(character: string, end: number): void {
    if (state === 'quoted') {
      if (character === '"') state = 'quoteEnded';
      else cell += character;
    } else readOpen(character, end);
    if (character === '\n') line += 1;
    if (row.length === 0 && state === 'start') rowLine = line;
  }

  function readOpen(character: string, end: number): void {
    if (character === delimiter) endCell();
    else if (character === '\n') {
      if (!afterReturn) endRow(end);
    } else if (character === '\r') endRow(end);
    else if (character === '"' && state === 'quoteEnded') {
      cell += '"';
      state = 'quoted';
    } else if (character === '"' && state === 'start') openQuote();
    else {
      cell += character;
      state = 'plain';
    }
    afterReturn = character === '\r';
  }

  /** From quote to quote and from cell to cell: looking at each character takes many times as long. */
  function readStretches(piece: string): void {
    let lineEnd = -1;
    let cellEnd = -1;
    for (let at = 0; at < piece.length;) {
      if (state === 'quoted') {
        const end = indexOrEnd(piece, '"', at);
        const words = piece.slice(at, end);
        cell += words;
        line += lineBreaksIn(words);
        if (end < piece.length) state = 'quoteEnded';
        at = end + 1;
        continue;
      }
      if (piece[at] === '"' && state !== 'plain') {
        if (state === 'start') openQuote();
        else {
          cell += '"';
          state = 'quoted';
        }
        at += 1;
        continue;
      }
      if (lineEnd < at) lineEnd = indexOrEnd(piece, '\n', at);
      if (cellEnd < at) cellEnd = indexOrEnd(piece, delimiter, at);
      const end = Math.min(lineEnd, cellEnd);
      if (end > at) {
        cell += piece.slice(at, end);
        state = 'plain';
      }
      at = end + 1;
      if (end === piece.length) break;
      if (end === cellEnd) endCell();
      else {
        endRow(before + at);
        line += 1;
        rowLine = line;
      }
    }
  }

  return {
    push(piece) {
      // A return may end a row, or be half of a line break that another piece has the rest of.
      if (afterReturn || piece.includes('\r')) {
        for (let at = 0; at < piece.length; at += 1) readCharacter(piece.charAt(at), before + at + 1);
      } else readStretches(piece);
      before += piece.length;
      const completed = rows;
      rows = [];
      return completed;
    },
    end() {
      if (state === 'quoted') return refused(`The quote opened on line ${quoteLine} is never closed`);
      endRow(before);
      return accepted(rows);
    },
    open: () => ({ line: rowLine, length: before - lastEnd }),
  };
}

function indexOrEnd(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from);
  return at < 0 ? text.length : at;
}

function lineBreaksIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
