import {
  Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';
import { statementName } from './statement-names.ts';
import type { Db } from './database.ts';
import type { Tables } from './tables.ts';

/** A query builder tied to one connection: whoever holds it can't reach another transaction. */
export function bindToConnection(client: pg.ClientBase, options: { prepare: boolean }): Db {
  const connection = new BoundConnection(client, options.prepare);
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new BoundDriver(connection),
      createQueryCompiler: () => new PostgresQueryCompiler(),
      createIntrospector: () => {
        throw new Error('Not available inside a transaction');
      },
    },
  });
}

class BoundConnection implements DatabaseConnection {
  readonly #client: pg.ClientBase;
  readonly #prepare: boolean;
  #last: Promise<unknown> = Promise.resolve();

  constructor(client: pg.ClientBase, prepare: boolean) {
    this.#client = client;
    this.#prepare = prepare;
  }

  /** In turn: resolvers of one request ask side by side, and a connection answers one question at a time. */
  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const answer = this.#last.then(() => this.#ask<R>(query));
    this.#last = answer.catch(() => {});
    return answer;
  }

  async #ask<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const name = this.#prepare ? statementName(query.sql) : undefined;
    const result = await this.#client.query({
      ...(name !== undefined && { name }),
      text: query.sql,
      values: [...query.parameters],
    });
    const numAffectedRows = result.rowCount === null ? undefined : BigInt(result.rowCount);
    return { rows: result.rows, ...(numAffectedRows !== undefined && { numAffectedRows }) };
  }

  // oxlint-disable-next-line require-yield -- Kysely's interface; nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported; page instead');
  }
}

class BoundDriver implements Driver {
  readonly #connection: BoundConnection;

  constructor(connection: BoundConnection) {
    this.#connection = connection;
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}

  beginTransaction(): Promise<void> {
    throw new Error('Already inside a transaction');
  }
  commitTransaction(): Promise<void> {
    throw new Error('The transaction is ended by whoever began it');
  }
  rollbackTransaction(): Promise<void> {
    throw new Error('The transaction is ended by whoever began it');
  }
}
