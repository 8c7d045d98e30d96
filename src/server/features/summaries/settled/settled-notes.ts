import { sql, type QueryResult, type RawBuilder } from 'kysely';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import type { JobRun } from '#server/platform/jobs/job.ts';
import '#server/platform/jobs/tables.ts';
import type { SettledNote } from './summarize-settled.ts';
import '../tables.ts';

export type DueNote = SettledNote & { readonly tries: number };

/** Then this one was started while the other had its turn, and there is nothing left for it to do. */
export async function hasOlderTurn({ ctx, id }: Pick<JobRun<object>, 'ctx' | 'id'>): Promise<boolean> {
  const { rows } = await read(
    ctx,
    sql`select from jobs j join jobs own on own.workspace_id = j.workspace_id and own.id = ${id} and own.name = j.name
      where j.workspace_id = ${ctx.workspace.id} and j.id < ${id} and j.state = 'waiting' limit 1`,
  );
  return rows.length > 0;
}

/** Those that have rested, the longest first, without those whose job somebody cancelled. */
export async function readDue(ctx: Ctx, most: number): Promise<DueNote[]> {
  return inTransaction(ctx, async (tx) => {
    await sql`delete from summary_waits w using jobs j
      where w.workspace_id = ${tx.workspace.id} and j.workspace_id = w.workspace_id and j.id = w.job_id
        and j.state = 'cancelled'`.execute(tx.db);
    const { rows } = await sql<DueNote>`
      select note_id as "noteId", event_id as "eventId", actor_id as "actorId", tries from summary_waits
      where workspace_id = ${tx.workspace.id} and due_at <= ${tx.now()} order by due_at, note_id limit ${most}`.execute(
      tx.db,
    );
    return rows;
  });
}

type Waits = {
  readonly count: number;
  /** Until the next; null without one. */ readonly nextSeconds: number | null;
};

export async function readWaits(ctx: Ctx): Promise<Waits> {
  const { rows } = await read<Waits>(
    ctx,
    sql`select count(*)::int as count, extract(epoch from min(due_at) - ${ctx.now()}::timestamptz)::float8 as "nextSeconds"
      from summary_waits where workspace_id = ${ctx.workspace.id}`,
  );
  return rows[0] ?? { count: 0, nextSeconds: null };
}

/** One that changed meanwhile waits on. */
export async function removeWait(tx: TxCtx, { noteId, eventId }: SettledNote): Promise<void> {
  await sql`delete from summary_waits where workspace_id = ${tx.workspace.id} and note_id = ${noteId}
    and event_id = ${eventId}`.execute(tx.db);
}

/** Behind the others: it may be this note that the model takes too long for. */
export async function tryAgain(
  ctx: Ctx,
  { noteId, eventId }: SettledNote,
  afterSeconds: number,
): Promise<void> {
  await inTransaction(ctx, (tx) =>
    sql`update summary_waits set tries = tries + 1, due_at = ${new Date(tx.now().getTime() + afterSeconds * 1000)}
      where workspace_id = ${tx.workspace.id} and note_id = ${noteId} and event_id = ${eventId}`.execute(
      tx.db,
    ),
  );
}

function read<Row>({ database, workspace }: Ctx, query: RawBuilder<Row>): Promise<QueryResult<Row>> {
  return database.transaction({ workspaceId: workspace.id }, 'read only', (db) => query.execute(db));
}
