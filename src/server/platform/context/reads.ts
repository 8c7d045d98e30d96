import type { Database, Db, OpenTransaction, Scope } from '#server/platform/db/database.ts';

/** One read-only transaction for all the reads of a request, opened by the first and ended with the request. */
export class Reads {
  readonly #database: Database;
  readonly #scope: () => Scope;
  #open: Promise<OpenTransaction> | undefined;

  constructor(database: Database, scope: () => Scope) {
    this.#database = database;
    this.#scope = scope;
  }

  async db(): Promise<Db> {
    this.#open ??= this.#database.begin(this.#scope(), 'read only');
    return (await this.#open).db;
  }

  async end(): Promise<void> {
    const open = this.#open;
    this.#open = undefined;
    if (open)
      await open.then(
        (transaction) => transaction.commit(),
        () => {},
      );
  }
}
