import type { Db } from '#server/platform/db/database.ts';

/** Writes to be made in the transaction that stores parts of streams. */
export type Writes = ((db: Db) => Promise<void>)[];
/** Adds what is stored together with a part to the writes of its transaction. */
export type Beside = (writes: Writes) => void;

/** A slice's own rows that go with the parts: those of all streams in a transaction are written in one go. */
export function storedBeside<Row>(
  write: (db: Db, rows: readonly Row[]) => Promise<void>,
): (row: Row) => Beside {
  const rowsOf = new WeakMap<Writes, Row[]>();
  return (row) => (writes) => {
    const known = rowsOf.get(writes);
    if (known) {
      known.push(row);
      return;
    }
    const rows = [row];
    rowsOf.set(writes, rows);
    writes.push((db) => write(db, rows));
  };
}
