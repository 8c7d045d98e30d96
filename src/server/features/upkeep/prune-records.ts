import { sql, type RawBuilder } from 'kysely';
import { keptDays, keptSince } from '#domain/upkeep/kept-days.ts';
import { eachWorkspace } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Database } from '#server/platform/db/database.ts';

type Pruning = Pick<Services, 'database' | 'env' | 'now'>;
const atOnce = 2000;

/** Completed jobs with their steps, old notifications, failed receipts that nobody tried again, old entries of the audit log. */
export async function pruneRecords({ database, env, now }: Pruning, signal: AbortSignal): Promise<void> {
  const since = (days: number): Date => keptSince(days, now());
  const old = {
    // A file, transcript or export reads from its job why it failed.
    jobs: sql`state = 'completed' and finished_at < ${since(keptDays.completedJobs)}`,
    notifications: sql`created_at < ${since(keptDays.notifications)}`,
    outbox: sql`failed_at < ${since(keptDays.failedReceipts)}`,
    ...(env.auditDays && { events: sql`created_at < ${since(env.auditDays)}` }),
  };
  for await (const { id } of eachWorkspace({ database }, signal))
    for (const [table, condition] of Object.entries(old))
      while ((await pruneSome(database, id, table, condition)) === atOnce) {
        signal.throwIfAborted();
        await database.giveWay();
      }
}

async function pruneSome(
  database: Database,
  workspaceId: string,
  table: string,
  condition: RawBuilder<unknown>,
): Promise<number> {
  const { numAffectedRows } = await database.transaction({ workspaceId }, 'read write', (db) =>
    sql`delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where workspace_id = ${workspaceId} and ${condition} limit ${atOnce}))`.execute(
      db,
    ),
  );
  return Number(numAffectedRows ?? 0n);
}
