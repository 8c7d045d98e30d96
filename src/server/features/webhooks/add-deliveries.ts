import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { WebhookServices } from './services.ts';
import './tables.ts';

type Addition = {
  readonly webhookIds: readonly string[];
  /** Null for a test. */
  readonly eventId: string | null;
  readonly eventType: string;
};

/** One message for each, once for an event. Answers their ids. */
export async function addDeliveries(
  { boss, job }: Pick<WebhookServices, 'boss' | 'job'>,
  tx: TxCtx,
  { webhookIds, eventId, eventType }: Addition,
): Promise<string[]> {
  const ids = webhookIds.map(() => tx.newId());
  const { rows } = await sql<{ id: string; webhookId: string; isFirst: boolean }>`
    with added as (
      insert into webhook_deliveries
        (workspace_id, id, webhook_id, event_id, event_type, state, due_at, created_at)
      select ${tx.workspace.id}::uuid, one.id, one.webhook_id, ${eventId}::uuid, ${eventType}, 'waiting',
        ${tx.now()}::timestamptz, ${tx.now()}::timestamptz
      from unnest(${ids}::uuid[], ${[...webhookIds]}::uuid[]) as one (id, webhook_id)
      on conflict do nothing returning id, webhook_id
    )
    select added.id, added.webhook_id as "webhookId", not exists (
      select 1 from webhook_deliveries d where d.workspace_id = ${tx.workspace.id}
        and d.webhook_id = added.webhook_id and d.state = 'waiting' and d.attempts = 0 and d.due_at <= ${tx.now()}) as "isFirst"
    from added`.execute(tx.db);
  // Where others wait for their first attempt, the worker that sends them takes this one too.
  for (const { id, webhookId, isFirst } of rows)
    if (isFirst) await enqueue(tx, boss, job, { payload: { webhookId }, requestKey: id });
  return rows.map(({ id }) => id);
}
