import { sql, type RawBuilder } from 'kysely';
import { mostPerPage, usualPerPage, type PageRequest } from './page.ts';

const usual: ReadonlySet<number> = new Set([usualPerPage, mostPerPage]);

/**
 * How many rows to read: one more than the page, which says that there is a next one. The usual sizes are part of the
 * statement: of a number that is given later the database expects a tenth of the table, and plans every page again.
 * Other sizes are given, since each would be a statement of its own to be kept.
 */
export function rowsOfPage({ limit }: PageRequest<unknown>): RawBuilder<number> {
  return usual.has(limit) ? sql<number>`${sql.lit(limit + 1)}` : sql<number>`${limit + 1}`;
}
