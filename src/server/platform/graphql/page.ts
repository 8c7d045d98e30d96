import { decode, type Codec } from '#domain/codec/codec.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';

export type PageArgs = { first?: number | null; after?: string | null };
export type PageRequest<K> = { limit: number; after: K | null };
export type Page<T> = { items: T[]; endCursor: string | null; totalCount: number };

export const mostPerPage = 100;
export const usualPerPage = 50;

/** Keyset paging: the cursor holds the sort key of the last item, so a page never shifts under its reader. */
export function readPageArgs<K>(args: PageArgs, key: Codec<K>, most: number = mostPerPage): PageRequest<K> {
  const first = args.first ?? usualPerPage;
  if (first < 0 || first > most) throw new ValidationError(`Ask for 0 to ${most} items at a time`);
  return { limit: first, after: args.after == null ? null : readCursor(args.after, key) };
}

/** Give it one row more than the limit: that one only says there is a next page. */
export function toPage<T, K>(
  rows: T[],
  request: PageRequest<K>,
  keyOf: (row: T) => K,
  totalCount: number,
): Page<T> {
  const items = rows.slice(0, request.limit);
  const last = items.at(-1);
  const more = rows.length > items.length && last !== undefined;
  return { items, endCursor: more ? writeCursor(keyOf(last)) : null, totalCount };
}

/** Counts only when it has to: a first page with nothing behind it is the whole list. */
export async function countedPage<T, K>(
  rows: T[],
  request: PageRequest<K>,
  keyOf: (row: T) => K,
  count: () => Promise<{ count: string }>,
): Promise<Page<T>> {
  const isWhole = request.after === null && rows.length <= request.limit;
  const totalCount = isWhole ? rows.length : Number((await count()).count);
  return toPage(rows, request, keyOf, totalCount);
}

export function writeCursor(key: unknown): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

function readCursor<K>(cursor: string, key: Codec<K>): K {
  try {
    const text = Buffer.from(cursor, 'base64url').toString('utf8');
    // The database stores no such character, so no sort key has one, and it would refuse the question.
    if (text.includes(String.raw`\u0000`)) throw new ValidationError('No cursor of ours');
    return decode(key, JSON.parse(text));
  } catch {
    throw new ValidationError('The page cursor is not valid. Start from the first page.');
  }
}
