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

type Binding = {
  prepare: boolean;
  pipeline: boolean;
  /** Fails when the transaction could not be opened: statements sent behind it ran outside of its scope then. */
  opened: Promise<unknown>;
};

/** A query builder tied to one connection: its holder can't reach another transaction. */
export function bindToConnection(client: pg.ClientBase, binding: Binding): Db {
  const connection = new BoundConnection(client, binding);
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
  readonly #binding: Binding;
  #last: Promise<unknown> = Promise.resolve();

  constructor(client: pg.ClientBase, binding: Binding) {
    this.#client = client;
    this.#binding = binding;
  }

  /** In turn: resolvers of one request ask side by side, and the driver queues only where it pipelines. */
  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#binding.pipeline) return this.#ask(query);
    const answer = this.#last.then(() => this.#ask<R>(query));
    this.#last = answer.catch(() => {});
    return answer;
  }

  async #ask<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const isKept = this.#binding.prepare && !query.parameters.some(isLongList);
    const name = isKept ? statementName(query.sql) : undefined;
    const asked = this.#client.query({
      ...(name !== undefined && { name }),
      text: query.sql,
      values: [...query.parameters],
    });
    const [result] = await Promise.all([asked, this.#binding.opened]);
    const numAffectedRows = result.rowCount === null ? undefined : BigInt(result.rowCount);
    return { rows: result.rows, ...(numAffectedRows !== undefined && { numAffectedRows }) };
  }

  // oxlint-disable-next-line require-yield -- Kysely's interface; nothing here streams
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not supported; page instead');
  }
}

const longList = 100;

/** A plan that is kept for short lists looks through the whole table for each entry of a long one. */
function isLongList(parameter: unknown): boolean {
  return Array.isArray(parameter) && parameter.length > longList;
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
    throw new Error('The transaction is ended by the code that began it');
  }
  rollbackTransaction(): Promise<void> {
    throw new Error('The transaction is ended by the code that began it');
  }
}
