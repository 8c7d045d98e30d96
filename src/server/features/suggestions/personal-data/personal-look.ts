import { sql } from 'kysely';
import type { Db } from '#server/platform/db/database.ts';
import '#server/platform/jobs/tables.ts';
import type { RunStatus } from '../tables.ts';

export const lookJobName = 'suggestions.lookThrough';

/** One look through what was there before somebody chose a mode. Its job is all that is kept of it. */
export type PersonalLook = {
  readonly id: string;
  readonly projectId: string | null;
  readonly status: RunStatus;
  readonly progress: number;
  readonly looked: number;
  readonly proposed: number;
  readonly applied: number;
  readonly problem: string | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
};

type Which = { readonly id: string } | { readonly projectId: string | null };

/** The newest of a project or of the workspace itself, or one by its id. */
export async function findLook(db: Db, workspaceId: string, which: Which): Promise<PersonalLook | null> {
  const isIt =
    'id' in which
      ? sql`j.id = ${which.id}`
      : sql`(j.payload->>'projectId')::uuid is not distinct from ${which.projectId}::uuid`;
  const { rows } = await sql<PersonalLook>`
    select j.id, (j.payload->>'projectId')::uuid as "projectId",
      case when j.cancel_requested_at is not null and j.state in ('waiting', 'running') then 'CANCELLED'
        when j.state in ('waiting', 'running') then 'RUNNING'
        when j.state = 'completed' and j.result->>'failed' is null then 'DONE'
        when j.state = 'cancelled' then 'CANCELLED' else 'FAILED' end as status,
      j.progress::double precision as progress, found.looked, found.proposed, found.applied,
      case when j.state = 'failed' then 'Something went wrong. Try again.'
        else coalesce(j.result->>'failed', j.result->>'problem') end as problem,
      j.created_at as "createdAt", j.finished_at as "finishedAt"
    from jobs j, lateral (
      select coalesce(sum((s.result->'value'->>'looked')::int), 0)::int as looked,
        coalesce(sum((s.result->'value'->>'proposed')::int), 0)::int as proposed,
        coalesce(sum((s.result->'value'->>'applied')::int), 0)::int as applied
      from job_steps s where s.workspace_id = j.workspace_id and s.job_id = j.id) as found
    where j.workspace_id = ${workspaceId} and j.name = ${lookJobName} and ${isIt}
    order by j.created_at desc, j.id desc limit 1`.execute(db);
  return rows[0] ?? null;
}
