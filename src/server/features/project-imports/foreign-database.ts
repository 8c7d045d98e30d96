import { DatabaseSync } from 'node:sqlite';

/** Of one value in bytes: one that is computed has no end, and a text with its pictures is shorter. */
const longestValue = 30_000_000;

export type Row = Readonly<Record<string, unknown>>;

// Runs in child processes only: the maker of the file chose what its tables are and how long reading them takes.
/** A database that somebody sent. `wanted` are tables that it must have. */
export class ForeignDatabase {
  readonly #database: DatabaseSync;
  readonly #tables: ReadonlySet<string>;

  constructor(path: string, { wanted, refusal }: { wanted: readonly string[]; refusal: string }) {
    this.#database = new DatabaseSync(path, {
      readOnly: true,
      allowExtension: false,
      limits: { length: longestValue },
    });
    this.#database.exec('pragma trusted_schema = off');
    // A view in the place of a table can go on for ever.
    const found = this.rows(`select name from sqlite_master where type = 'table'`);
    this.#tables = new Set(found.map((row) => words(row, 'name')));
    if (!wanted.every((name) => this.#tables.has(name))) throw new Error(refusal);
  }

  rows(statement: string): Row[] {
    return this.#database.prepare(statement).all();
  }

  /** Every column of a table, which not all versions of a tool have. */
  table(name: string, most: number): Row[] {
    if (!this.#tables.has(name)) return [];
    const found = this.rows(`select * from ${name} limit ${most + 1}`);
    if (found.length > most) throw new Error('This project is too large to be read');
    return found;
  }

  close(): void {
    this.#database.close();
  }
}

export function words(row: Row, name: string): string {
  const value = row[name];
  return typeof value === 'string' ? value.toWellFormed() : '';
}

export function number(row: Row, name: string): number {
  const value = row[name];
  if (typeof value !== 'number') throw new Error('This file is damaged and can’t be read');
  return value;
}
