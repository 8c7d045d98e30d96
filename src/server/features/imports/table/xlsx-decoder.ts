import { createWriteStream, readFileSync } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { serialiseRow } from '#domain/csv/serialise-csv.ts';
import { repackZip, zipBomb } from '#server/platform/programs/open-zip.ts';

export type WorkbookTask = { readonly path: string; readonly target: string };
export type WorkbookAnswer = { readonly ok: true } | { readonly ok: false; readonly message: string };

// Runs in a child process: see convert-workbook.ts.
/** Writes the first sheet that has rows as text, cell by cell. */
export async function decode({ path, target }: WorkbookTask): Promise<WorkbookAnswer> {
  try {
    const rows = await readRowsOf(readFileSync(path));
    const out = createWriteStream(target, { flags: 'w' });
    for (const row of rows) {
      if (!out.write(`${serialiseRow(row, ',')}\r\n`)) await once(out, 'drain');
    }
    out.end();
    await finished(out);
    return { ok: true };
  } catch (error) {
    const isBomb = error instanceof Error && error.message === zipBomb;
    return { ok: false, message: isBomb ? zipBomb : 'This spreadsheet is damaged or has a password' };
  }
}

async function readRowsOf(bytes: Buffer): Promise<string[][]> {
  const { read, utils } = await import('@e965/xlsx');
  const book = read(repackZip(bytes), { type: 'buffer', dense: true, cellDates: true, cellFormula: false });
  for (const name of book.SheetNames) {
    const sheet = book.Sheets[name];
    const rows = sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, UTC: true }) : [];
    if (rows.length > 0) return rows.map((row) => Array.from(row, textOf));
  }
  return [];
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
