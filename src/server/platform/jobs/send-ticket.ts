import { CompiledQuery, sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { JobBoss } from './open-boss.ts';
import './tables.ts';

/**
 * Puts a job in its queue with the caller's transaction. Each workspace's first job goes before anybody's second, and
 * a job that comes back for another turn goes behind those that had none: small work never waits for large.
 */
export async function sendTicket(
  tx: TxCtx,
  boss: JobBoss,
  { name, jobId, afterSeconds = 0 }: { name: string; jobId: string; afterSeconds?: number },
): Promise<void> {
  const { rows } = await sql<{ before: number }>`
    select (
      (select count(*) from jobs where workspace_id = ${tx.workspace.id} and name = ${name}
        and state in ('waiting', 'running') and id <> ${jobId})
      + (select count(*) from job_steps where workspace_id = ${tx.workspace.id} and job_id = ${jobId})
    )::int as before`.execute(tx.db);
  await boss.send(
    name,
    { workspaceId: tx.workspace.id, jobId },
    {
      ...(afterSeconds > 0 && { startAfter: afterSeconds }),
      priority: -(rows[0]?.before ?? 0),
      group: { id: tx.workspace.id },
      db: {
        executeSql: async (text, values = []) => ({
          rows: (await tx.db.executeQuery(CompiledQuery.raw(text, values))).rows,
        }),
      },
    },
  );
}
