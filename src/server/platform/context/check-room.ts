import { sql } from 'kysely';
import { checkCount, type CountLimit } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { TxCtx } from './context.ts';

/** Refuses what would go over a workspace's limit. The lock makes two who want the last place wait for each other. */
export async function checkRoom(
  tx: TxCtx,
  limit: CountLimit,
  countNow: () => Promise<{ count: string }>,
  adding = 1,
): Promise<void> {
  await sql`select 1 from workspaces where id = ${tx.workspace.id} for update`.execute(tx.db);
  const { count } = await countNow();
  accept(checkCount(limit, Number(count), adding));
}
