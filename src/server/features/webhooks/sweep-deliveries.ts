import { sql } from 'kysely';
import { deliveryKeptDays } from '#domain/webhooks/retry-schedule.ts';
import { eachWorkspace } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import { sendJobOf } from './jobs.ts';
import './tables.ts';

const prunedAtOnce = 2000;

/** Wakes webhooks whose next attempt is due, and those whose worker died. */
export async function wakeWebhooks(services: Services, signal: AbortSignal): Promise<void> {
  const job = sendJobOf(services);
  for await (const workspace of eachWorkspace(services, signal))
    await inTransaction(services.systemCtx(workspace), async (tx) => {
      const now = tx.now();
      const { rows } = await sql<{ id: string }>`
        select id from webhooks w where w.workspace_id = ${workspace.id} and w.disabled_at is null
          and (w.paused_until is null or w.paused_until <= ${now})
          and (w.sending_until is null or w.sending_until <= ${now})
          and exists (select 1 from webhook_deliveries d where d.workspace_id = w.workspace_id
            and d.webhook_id = w.id and d.state = 'waiting' and d.due_at <= ${now})`.execute(tx.db);
      for (const { id } of rows)
        await enqueue(tx, services.boss, job, { payload: { webhookId: id }, requestKey: tx.newId() });
    });
}

/** What was sent is known for a month. */
export async function pruneDeliveries(
  { database, now }: Pick<Services, 'database' | 'now'>,
  signal: AbortSignal,
): Promise<void> {
  const oldest = new Date(now().getTime() - deliveryKeptDays * 86_400_000);
  for await (const { id } of eachWorkspace({ database }, signal)) {
    let pruned: bigint | undefined;
    do {
      signal.throwIfAborted();
      ({ numAffectedRows: pruned } = await database.transaction({ workspaceId: id }, 'read write', (db) =>
        sql`delete from webhook_deliveries where ctid = any(array(
          select ctid from webhook_deliveries where workspace_id = ${id} and state <> 'waiting'
            and created_at < ${oldest} limit ${prunedAtOnce}))`.execute(db),
      ));
    } while (Number(pruned ?? 0n) === prunedAtOnce);
  }
}
