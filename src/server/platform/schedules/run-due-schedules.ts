import { sql } from 'kysely';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Log } from '#server/platform/log/log.ts';
import { dueOccurrence } from './due-occurrence.ts';
import { nextOccurrence } from './next-occurrence.ts';
import type { ScheduleHandler } from './schedule-handler.ts';
import './tables.ts';

type Sweep = {
  readonly database: Database;
  readonly now: () => Date;
  readonly log: Log;
  readonly handlers: readonly ScheduleHandler[];
  /** Undefined when the workspace is gone. */
  readonly systemCtx: (workspaceId: string) => Promise<Ctx | undefined>;
};
type Due = { readonly workspaceId: string; readonly id: string };

const batchSize = 200;

/**
 * Runs what is due, each occurrence once, however many nodes look at the same time. Every workspace's first comes
 * before anybody's second: a thousand schedules of one make no other wait.
 */
export async function runDueSchedules(sweep: Sweep, signal: AbortSignal): Promise<void> {
  const failed = new Set<string>();
  for (;;) {
    const due = await findDue(sweep, [...failed]);
    if (due.length === 0) return;
    for (const { workspaceId, id } of due) {
      signal.throwIfAborted();
      try {
        const ctx = await sweep.systemCtx(workspaceId);
        if (ctx) await inTransaction(ctx, (tx) => runOne(tx, id, sweep.handlers));
        else failed.add(id);
      } catch (error) {
        sweep.log.error({ err: error, workspaceId, scheduleId: id }, 'A schedule could not be run');
        // Left for the next sweep: asked for again at once, it would keep this one from its end.
        failed.add(id);
      }
    }
  }
}

async function findDue({ database, now }: Sweep, except: readonly string[]): Promise<readonly Due[]> {
  return database.transaction({}, 'read only', async (db) => {
    const { rows } = await sql<Due>`
      select due.workspace_id as "workspaceId", due.id from (
        select workspace_id, id, next_at,
          row_number() over (partition by workspace_id order by next_at, id) as turn
        from schedules where next_at <= ${now()} and id <> all(${[...except]}::uuid[])) due
      order by due.turn, due.next_at, due.id limit ${batchSize}`.execute(db);
    return rows;
  });
}

/** Nothing to do where another node has it, or has done it. */
async function runOne(tx: TxCtx, id: string, handlers: readonly ScheduleHandler[]): Promise<void> {
  const now = tx.now();
  const schedule = await tx.db
    .selectFrom('schedules')
    .select(['handler', 'cron', 'time_zone as timeZone', 'next_at as nextAt'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .where('next_at', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!schedule) return;
  const handler = handlers.find(({ name }) => name === schedule.handler);
  if (!handler) throw new Error(`Nobody handles the schedule ${schedule.handler}`);
  await tx.db
    .updateTable('schedules')
    .set({ next_at: nextOccurrence(schedule, now) })
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .execute();
  await handler.run(tx, { ...dueOccurrence(schedule, schedule.nextAt, now), scheduleId: id });
}
