import { sql } from 'kysely';
import type { CountLimit } from '#domain/limits/count-limit.ts';
import { checkCount } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { TxCtx } from './context.ts';
import './tables.ts';

/**
 * One at a time in a workspace until the transaction ends. Not `for update`: every row that refers to the
 * workspace holds a key share on it, and two transactions with one each would wait for each other for ever.
 */
export async function lockWorkspace(tx: TxCtx): Promise<void> {
  await sql`select 1 from workspaces where id = ${tx.workspace.id} for no key update`.execute(tx.db);
}

/** Refuses what would go over a workspace's limit. The lock makes two who want the last place wait for each other. */
export async function checkRoom(
  tx: TxCtx,
  limit: CountLimit,
  countNow: () => Promise<{ count: string }>,
  adding = 1,
): Promise<void> {
  await lockWorkspace(tx);
  const { count } = await countNow();
  accept(checkCount(limit, Number(count), adding));
}
