import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import type { SettledNote } from './summarize-settled.ts';
import '../tables.ts';

export type SettledQueue = { readonly boss: JobBoss; readonly job: Job<object> };

type Changed = Omit<SettledNote, 'noteId'> & {
  readonly noteIds: readonly string[];
  readonly afterSeconds: number;
};

/** A later change takes the place of an earlier one; all notes of a workspace wait for one job. */
export async function awaitNotes(
  tx: TxCtx,
  { boss, job }: SettledQueue,
  { noteIds, eventId, actorId, afterSeconds }: Changed,
): Promise<void> {
  if (noteIds.length === 0) return;
  const jobId =
    (await holdWaiting(tx, job)) ??
    (await enqueue(tx, boss, job, { payload: {}, requestKey: eventId, afterSeconds }));
  await sql`
    insert into summary_waits (workspace_id, note_id, event_id, actor_id, job_id, due_at)
    select o.workspace_id, o.id, ${eventId}::uuid, ${actorId}::uuid, ${jobId}::uuid,
      ${new Date(tx.now().getTime() + afterSeconds * 1000)}::timestamptz
    from access_objects o where o.workspace_id = ${tx.workspace.id} and o.id = any(${[...noteIds]}::uuid[])
    on conflict (workspace_id, note_id) do update set event_id = excluded.event_id, actor_id = excluded.actor_id,
      job_id = excluded.job_id, due_at = excluded.due_at, tries = 0`.execute(tx.db);
}

/** Held, so that it does not begin before it can see the note; one that runs may have looked for the last time. */
async function holdWaiting(tx: TxCtx, { name }: Job<object>): Promise<string | undefined> {
  const waiting = await tx.db
    .selectFrom('jobs')
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('name', '=', name)
    .where('state', '=', 'waiting')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return waiting?.id;
}
