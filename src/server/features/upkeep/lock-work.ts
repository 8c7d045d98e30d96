import { NotFound } from '#domain/errors/hark-error.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { JobState } from '#server/platform/jobs/tables.ts';

type LockedWork = { job: string; state: JobState; requestedBy: string | null };

export async function lockWork(tx: TxCtx, id: string): Promise<LockedWork> {
  const found = await tx.db
    .selectFrom('jobs')
    .select(['name as job', 'state', 'requested_by as requestedBy'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new NotFound();
  return found;
}
