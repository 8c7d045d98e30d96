import { sql, type RawBuilder } from 'kysely';
import './tables.ts';

/** Columns of the job that a row of `table` waits for. */
export function jobOf(table: string) {
  const column = (name: string): RawBuilder<unknown> => sql`(select ${sql.ref(`j.${name}`)} from jobs j
    where j.workspace_id = ${sql.ref(`${table}.workspace_id`)} and j.id = ${sql.ref(`${table}.job_id`)})`;
  return {
    error: column('error'),
    cancelReason: column('cancel_reason'),
    // A completed job is pruned in time.
    progress: sql<number>`case when ${sql.ref(`${table}.job_id`)} is null then 0
      else coalesce(${column('progress')}, 1) end::double precision`,
    doing: sql<string>`coalesce(${column('doing')}, '')`,
    /** A job that was given up or cancelled ended without a word to the row that waits. */
    endsWaiting: <Status>(waiting: readonly string[]): RawBuilder<Status> => {
      const status = sql.ref(`${table}.status`);
      return sql<Status>`case when ${status} = any(${waiting}::text[]) then
        case ${column('state')} when 'failed' then 'FAILED' when 'cancelled' then 'CANCELLED' else ${status} end
        else ${status} end`;
    },
  };
}
