import { parseCsv } from '#domain/csv/parse-csv.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { importDateOrderOf, parseImportDate, type ImportDateOrder } from '#domain/time/import-date.ts';
import type { DataPointDraft } from './data-point.ts';

/** Each line of a pasted text is a data point; an empty one is none. */
export function pointsOfLines(text: string): DataPointDraft[] {
  return text
    .split(/\r\n|\r|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ text: line }));
}

export type PointColumns = {
  readonly text: number;
  readonly saidAt: number | null;
  readonly participant: number | null;
  readonly url: number | null;
  readonly externalId: number | null;
};

export type PointTable = {
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

export function readPointTable(csv: string): Parsed<PointTable> {
  const parsed = parseCsv(csv);
  if (!parsed.ok) return parsed;
  const [headers, ...rows] = parsed.value;
  if (!headers || rows.length === 0) return refused('The file has no rows below its first line');
  return accepted({ headers, rows });
}

const names: Readonly<Record<keyof PointColumns, RegExp>> = {
  text: /^(text|comment|review|feedback|message|content|body|answer|response|verbatim|description)s?$/iu,
  saidAt: /(date|time|created|submitted|posted)/iu,
  participant: /^(name|author|user|customer|participant|person|e-?mail)\b/iu,
  url: /^(url|link)$/iu,
  externalId: /^(id|.*[ _-]id|ticket|key)$/iu,
};

/** Which column is what, by its name; the words are in the column with the longest cells where no name says so. */
export function guessColumns({ headers, rows }: PointTable): PointColumns {
  const find = (pattern: RegExp): number | null => {
    const at = headers.findIndex((header) => pattern.test(header.trim()));
    return at < 0 ? null : at;
  };
  return {
    text: find(names.text) ?? longestColumn(headers.length, rows.slice(0, 50)),
    saidAt: find(names.saidAt),
    participant: find(names.participant),
    url: find(names.url),
    externalId: find(names.externalId),
  };
}

function longestColumn(count: number, rows: readonly (readonly string[])[]): number {
  const lengths = Array.from({ length: count }, (_, at) =>
    rows.reduce((sum, row) => sum + (row[at]?.length ?? 0), 0),
  );
  return Math.max(0, lengths.indexOf(Math.max(...lengths)));
}

/** A date that can't be read is left out: the words still count. */
export function pointsOfTable({ rows }: PointTable, columns: PointColumns): DataPointDraft[] {
  const cell = (row: readonly string[], at: number | null): string | null =>
    at === null ? null : row[at]?.trim() || null;
  const dates = rows.map((row) => cell(row, columns.saidAt) ?? '');
  const order = importDateOrderOf(dates);
  return rows
    .map((row) => ({
      text: cell(row, columns.text) ?? '',
      saidAt: readDate(cell(row, columns.saidAt), order),
      participant: cell(row, columns.participant),
      url: cell(row, columns.url),
      externalId: cell(row, columns.externalId),
    }))
    .filter(({ text }) => text !== '');
}

function readDate(text: string | null, order: ImportDateOrder | undefined): Date | null {
  if (text === null) return null;
  const parsed = parseImportDate(text, order && [order]);
  return parsed.ok ? parsed.value : null;
}
