import type pg from 'pg';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

/** Whose rows a transaction may touch. Row-level security reads it; nothing else decides. */
export type Scope = {
  workspaceId?: string;
  /** A person sees their own memberships and invites in every workspace, and nothing else there. */
  accountId?: string;
  email?: string;
  /** For signing in and joining, which read accounts and sessions beside the rows of one workspace. */
  directory?: true;
};

export type Access = 'read only' | 'read write';

export type Database = {
  readonly kind: 'pglite' | 'postgres';
  readonly hasVector: boolean;
  /** As the application's own role: row-level security binds it. */
  transaction<T>(scope: Scope, access: Access, run: (db: Db) => Promise<T>): Promise<T>;
  /** A transaction that the caller ends; for reads that live as long as a request. */
  begin(scope: Scope, access: Access): Promise<OpenTransaction>;
  /** As the owner of the schema: migrations, the signing secret, backups. Never for a request. */
  readonly owner: pg.Pool;
  /** As the role of the job queue, which owns the queue’s tables and nothing else. */
  queryJobs(text: string, values?: unknown[]): Promise<pg.QueryResult | pg.QueryResult[]>;
  /** Where owner and application have logins of their own: the owner’s connections end permanently. */
  releaseOwner(): Promise<void>;
  /** Calls back with the payload of each NOTIFY on the channel, and once after every reconnect. */
  listen(channel: string, hear: (payload: string) => void): Promise<void>;
  /**
   * Between the steps of long work that nobody waits for. In the embedded database a step holds everybody up, so those
   * who ask meanwhile come first; a server has connections for both.
   */
  giveWay(): Promise<void>;
  close(): Promise<void>;
};

export type OpenTransaction = {
  readonly db: Db;
  commit(): Promise<void>;
  rollback(): Promise<void>;
};
