import type { TxCtx } from '#server/platform/context/context.ts';
import { nextOccurrence, type Rhythm } from './next-occurrence.ts';
import './tables.ts';

export type NewSchedule = Rhythm & { readonly id: string; readonly handler: string };

/** Due from now on; what was missed before is forgotten. */
export async function setSchedule(tx: TxCtx, { id, handler, cron, timeZone }: NewSchedule): Promise<void> {
  const values = {
    handler,
    cron,
    time_zone: timeZone,
    next_at: nextOccurrence({ cron, timeZone }, tx.now()),
  };
  await tx.db
    .insertInto('schedules')
    .values({ workspace_id: tx.workspace.id, id, ...values })
    .onConflict((known) => known.columns(['workspace_id', 'id']).doUpdateSet(values))
    .execute();
}

export async function dropSchedule(tx: TxCtx, id: string): Promise<void> {
  await tx.db
    .deleteFrom('schedules')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .execute();
}
