import type { Database, Db, OpenTransaction, Scope } from '#server/platform/db/database.ts';

/** One read-only transaction for all the reads of a request, opened by the first and ended with the request. */
export class Reads {
  readonly #database: Database;
  readonly #scope: () => Scope;
  readonly #beside: Reads[] = [];
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

  /** For what the same work reads with somebody's rights; `endAll` ends it too. */
  beside(scope: () => Scope): Reads {
    const reads = new Reads(this.#database, scope);
    this.#beside.push(reads);
    return reads;
  }

  /**
   * After work that may have failed half way. The embedded database has one session: a read that is left open would
   * keep it from everybody until the next start.
   */
  async endAll(): Promise<void> {
    for (const reads of [this, ...this.#beside]) await reads.end().catch(() => {});
  }
}
