import { decode } from '#domain/codec/codec.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Job } from './job.ts';
import type { JobBoss } from './open-boss.ts';
import { sendTicket } from './send-ticket.ts';
import './tables.ts';

/** `requestKey` names the wish, not the try: the same key never starts a second run. */
export type EnqueueOptions<P> = { payload: P; requestKey: string; afterSeconds?: number };

/** Puts the job in the queue with the caller's transaction. Answers the job's id, an earlier one for a known key. */
export async function enqueue<P>(
  tx: TxCtx,
  boss: JobBoss,
  job: Job<P>,
  { payload, requestKey, afterSeconds = 0 }: EnqueueOptions<P>,
): Promise<string> {
  const id = tx.newId();
  const now = tx.now();
  const inserted = await tx.db
    .insertInto('jobs')
    .values({
      workspace_id: tx.workspace.id,
      id,
      name: job.name,
      request_key: requestKey,
      state: 'waiting',
      payload: JSON.stringify(decode(job.payload, payload)),
      result: null,
      error: null,
      cancel_reason: null,
      cancel_requested_at: null,
      requested_by: tx.actor.kind === 'member' ? tx.actor.viewer.id : null,
      created_at: now,
      updated_at: now,
      finished_at: null,
    })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'name', 'request_key']).doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n) {
    const known = await tx.db
      .selectFrom('jobs')
      .select('id')
      .where('workspace_id', '=', tx.workspace.id)
      .where('name', '=', job.name)
      .where('request_key', '=', requestKey)
      .executeTakeFirstOrThrow();
    return known.id;
  }
  await sendTicket(tx, boss, { name: job.name, jobId: id, afterSeconds });
  return id;
}
