import type pg from 'pg';
import { bindToConnection } from './bound-dialect.ts';
import type { Access, Db, OpenTransaction, Scope } from './database.ts';

/** The role every request in a workspace runs as. It owns nothing, bypasses nothing and knows no accounts. */
export const applicationRole = 'hark_app';
/** Outside of a workspace, and where people sign in: it reads the directory besides. */
const directoryRole = 'hark_directory';

export type TransactionOptions = {
  pool: pg.Pool;
  prepare: boolean;
  /** Whether the driver sends a statement before the one ahead of it is answered. */
  pipeline: boolean;
};

export async function beginTransaction(
  options: TransactionOptions,
  scope: Scope,
  access: Access,
): Promise<OpenTransaction> {
  const opening = openingStatements(scope, access);
  const client = await options.pool.connect();
  const opened = client.query(opening);
  // Reads go out right behind the opening. What they find is given to nobody unless it was opened: see `bindToConnection`.
  if (options.pipeline && access === 'read only') opened.catch(() => {});
  else await opened.catch((error: unknown) => fail(client, error));
  return {
    db: bindToConnection(client, { ...options, opened }),
    commit: () => end(client, opened, 'commit'),
    rollback: () => end(client, opened, 'rollback'),
  };
}

function fail(client: pg.PoolClient, error: unknown): never {
  client.release(true);
  throw error;
}

export async function runTransaction<T>(
  options: TransactionOptions,
  scope: Scope,
  access: Access,
  run: (db: Db) => Promise<T>,
): Promise<T> {
  const transaction = await beginTransaction(options, scope, access);
  let result: T;
  try {
    result = await run(transaction.db);
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
  await transaction.commit();
  return result;
}

/** A connection that failed to end its transaction must not serve another tenant. */
async function end(
  client: pg.PoolClient,
  opened: Promise<unknown>,
  how: 'commit' | 'rollback',
): Promise<void> {
  let outcome: string;
  try {
    await opened;
    outcome = (await client.query(how)).command;
  } catch (error) {
    client.release(true);
    if (how === 'rollback') return;
    throw error;
  }
  client.release();
  // Postgres answers COMMIT of a failed transaction with ROLLBACK, not with an error.
  if (how === 'commit' && outcome !== 'COMMIT') throw new Error('The transaction failed and was rolled back');
}

/** One round trip. Values are checked to be plain uuids or quoted here, never taken as SQL. */
function openingStatements(scope: Scope, access: Access): string {
  return [
    access === 'read only' ? 'begin read only' : 'begin',
    `set local role ${roleFor(scope)}`,
    `set local hark.workspace_id = '${uuidOrEmpty(scope.workspaceId)}'`,
    `set local hark.account_id = '${uuidOrEmpty(scope.accountId)}'`,
    `set local hark.email = ${quote(scope.email ?? '')}`,
    ...(growsQuickly(scope, access) ? ['set local plan_cache_mode = force_custom_plan'] : []),
  ].join('; ');
}

/**
 * A company's directory brings thousands of people into tables that were empty a moment ago. A statement's plan from
 * then would read all of them for each one, until the database has counted its rows again.
 */
function growsQuickly({ directory }: Scope, access: Access): boolean {
  return directory === true && access === 'read write';
}

function roleFor({ workspaceId, directory }: Scope): string {
  return workspaceId === undefined || directory === true ? directoryRole : applicationRole;
}

function uuidOrEmpty(id: string | undefined): string {
  if (id === undefined) return '';
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw new Error('Not a canonical UUID');
  return id;
}

function quote(text: string): string {
  if (/[\0\\]/.test(text)) throw new Error('Not a plain text');
  return `'${text.replaceAll("'", "''")}'`;
}
