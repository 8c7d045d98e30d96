import { NotFound } from '#domain/errors/hark-error.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { JobState } from '#server/platform/jobs/tables.ts';

export async function lockWork(tx: TxCtx, id: string): Promise<{ job: string; state: JobState }> {
  const found = await tx.db
    .selectFrom('jobs')
    .select(['name as job', 'state'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw new NotFound();
  return found;
}
