import { createWriteStream, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type { CellObject, WorkSheet } from '@e965/xlsx';
import { serialiseRow } from '#domain/csv/serialise-csv.ts';
import { repackZip, zipBomb } from '#server/platform/programs/open-zip.ts';

export type WorkbookTask = {
  readonly path: string;
  readonly target: string;
  /** Null: the first that has rows. */
  readonly sheet: string | null;
};
/** The sheets that have rows, and the one that was written. */
export type WorkbookSheets = { readonly sheets: readonly string[]; readonly sheet: string };
export type WorkbookAnswer =
  | ({ readonly ok: true } & WorkbookSheets)
  | { readonly ok: false; readonly message: string };

const mostFilled = 1_000_000;

type Row = { readonly number: number; readonly cells: readonly string[] };

// Runs in a child process: see convert-workbook.ts.
/** Writes a sheet as text, cell by cell, with the number that each row has in it. */
export async function decode({ path, target, sheet }: WorkbookTask): Promise<WorkbookAnswer> {
  try {
    const all = await readSheets(readFileSync(path));
    const chosen = all.find(({ name }) => sheet === null || name === sheet);
    if (!chosen)
      return { ok: false, message: sheet === null ? 'The file is empty' : 'This sheet has no rows' };
    const out = createWriteStream(target, { flags: 'w' });
    for (const { number, cells } of chosen.rows()) {
      if (!out.write(`${serialiseRow([String(number), ...cells], ',')}\r\n`)) await once(out, 'drain');
    }
    out.end();
    await finished(out);
    return { ok: true, sheets: all.map(({ name }) => name), sheet: chosen.name };
  } catch (error) {
    const isBomb = error instanceof Error && error.message === zipBomb;
    return { ok: false, message: isBomb ? zipBomb : 'This spreadsheet is damaged or has a password' };
  }
}

async function readSheets(bytes: Buffer): Promise<{ name: string; rows: () => Row[] }[]> {
  const { read, utils } = await import('@e965/xlsx');
  const book = read(repackZip(bytes), { type: 'buffer', dense: true, cellDates: true, cellFormula: false });
  return book.SheetNames.flatMap((name) => {
    const sheet = book.Sheets[name];
    const range = sheet?.['!ref'];
    if (!sheet || range === undefined) return [];
    fillMerged(sheet);
    // A sheet need not begin at its first row; empty ones in between count.
    const first = utils.decode_range(range).s.r + 1;
    const rows = (): Row[] =>
      withoutEmptyMargin(
        utils
          .sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, UTC: true, blankrows: true })
          .map((row, at) => ({ number: first + at, cells: Array.from(row, textOf) }))
          .filter(({ cells }) => cells.some(isFull)),
      );
    return isFilled(sheet) ? [{ name, rows }] : [];
  });
}

/** A cell that was merged with those below it holds for all of their rows. Names of columns stay as they are. */
function fillMerged(sheet: WorkSheet): void {
  const rows = sheet['!data'];
  const merges = sheet['!merges'] ?? [];
  if (!rows) return;
  let room = mostFilled;
  const top = rows.findIndex((row) => row?.some((cell) => isFull(textOf(cell.v))));
  for (const { s: from, e: to } of merges) {
    const cell = rows[from.r]?.[from.c];
    if (!cell || from.r <= top || from.c !== to.c) continue;
    for (let row = from.r + 1; row <= Math.min(to.r, rows.length - 1) && room > 0; row += 1, room -= 1)
      (rows[row] ??= [])[from.c] = cell;
  }
}

/** Nor at its first column. */
function withoutEmptyMargin(rows: readonly Row[]): Row[] {
  const margin = rows.reduce((least, { cells }) => Math.min(least, cells.findIndex(isFull)), Infinity);
  return rows.map(({ number, cells }) => ({ number, cells: cells.slice(margin) }));
}

function isFull(cell: string): boolean {
  return cell.trim() !== '';
}

/** A sheet that only has formats is none that people would choose. */
function isFilled(sheet: WorkSheet): boolean {
  const rows: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? [];
  return rows.some((row) => row?.some((cell) => isFull(textOf(cell?.v))));
}

function textOf(cell: unknown): string {
  if (cell === undefined || cell === null) return '';
  if (cell instanceof Date) return dateText(cell);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
    ? String(cell)
    : '';
}

/** A day without a time is written as a day. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const iso = date.toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso;
}
