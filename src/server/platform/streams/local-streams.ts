import type { Database } from '#server/platform/db/database.ts';
import type { StoredStreamState } from './tables.ts';

export type StreamPart = { readonly position: number; readonly data: unknown };
export type EndOfStream = Exclude<StoredStreamState, 'open'>;
/** Neither parts nor an end: look into the database. */
type Hear = (id: string, parts: readonly StreamPart[], end?: EndOfStream) => void;

/** Streams that this process writes: readers in it have each part from memory once it is stored. */
export type LocalStreams = {
  readonly writing: Set<string>;
  readonly hubs: Set<Hear>;
};

const byDatabase = new WeakMap<Pick<Database, 'listen'>, LocalStreams>();

export function localStreams(database: Pick<Database, 'listen'>): LocalStreams {
  const known = byDatabase.get(database);
  if (known) return known;
  const made = { writing: new Set<string>(), hubs: new Set<Hear>() };
  byDatabase.set(database, made);
  return made;
}
