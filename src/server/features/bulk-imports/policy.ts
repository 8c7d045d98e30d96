import { NotFound } from '#domain/errors/hark-error.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import '#server/platform/jobs/tables.ts';
import './tables.ts';

/** One's own, locked until the transaction ends: it begins, ends and is undone once. */
export async function lockBulkImport(tx: TxCtx, id: string) {
  allow(tx, 'import.bulk');
  const row = await tx.db
    .selectFrom('bulk_imports')
    .selectAll()
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .where('requested_by', '=', requireMember(tx).viewer.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}

/** Into a project that is there, for people who may add notes to it. */
export async function allowIntoProject(tx: TxCtx, projectId: string): Promise<void> {
  allow(tx, 'import.create', await getAccessObject(tx, tx.db, { type: 'project', id: projectId }));
}

const ended: ReadonlySet<string> = new Set(['COMPLETE', 'FAILED', 'CANCELLED']);

/** A job that was given up or cancelled from the list of all work ends it too. */
export async function hasEnded(
  tx: TxCtx,
  { status, job_id: jobId }: { status: string; job_id: string | null },
): Promise<boolean> {
  if (ended.has(status)) return true;
  if (status !== 'RUNNING' || jobId === null) return false;
  const job = await tx.db
    .selectFrom('jobs')
    .select('state')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', jobId)
    .executeTakeFirst();
  return job?.state === 'failed' || job?.state === 'cancelled';
}
