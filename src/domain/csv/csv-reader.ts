import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import type { CsvDelimiter } from './delimiter.ts';

export type CsvReader = {
  /** Rows completed by this piece of the file. */
  push(piece: string): string[][];
  /** What is left when the file has ended; refused when a quote was never closed. */
  end(): Parsed<string[][]>;
};
type State = 'start' | 'plain' | 'quoted' | 'quoteEnded';

/** Reads a file piece by piece, so that a survey of gigabytes never has to fit in memory. */
export function csvReader(delimiter: CsvDelimiter): CsvReader {
  let rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let state: State = 'start';
  let afterReturn = false;
  let line = 1;
  let quoteLine = 1;

  function endCell(): void {
    row.push(cell);
    cell = '';
    state = 'start';
  }

  /** A line with nothing on it is no row; a quoted empty cell is. */
  function endRow(): void {
    if (row.length === 0 && cell === '' && state === 'start') return;
    endCell();
    rows.push(row);
    row = [];
  }

  function readQuoted(character: string): void {
    if (character === '"') state = 'quoteEnded';
    else cell += character;
  }

  function readOpen(character: string): void {
    if (character === delimiter) endCell();
    else if (character === '\n') {
      if (!afterReturn) endRow();
    } else if (character === '\r') endRow();
    else if (character === '"' && state === 'quoteEnded') {
      cell += '"';
      state = 'quoted';
    } else if (character === '"' && state === 'start') {
      state = 'quoted';
      quoteLine = line;
    } else {
      cell += character;
      state = 'plain';
    }
    afterReturn = character === '\r';
  }

  return {
    push(piece) {
      for (const character of piece) {
        if (state === 'quoted') readQuoted(character);
        else readOpen(character);
        if (character === '\n') line += 1;
      }
      const completed = rows;
      rows = [];
      return completed;
    },
    end() {
      if (state === 'quoted') return refused(`The quote opened on line ${quoteLine} is never closed`);
      endRow();
      return accepted(rows);
    },
  };
}
