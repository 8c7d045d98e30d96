import { can } from '#domain/access/can.ts';
import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import { isCommunity } from './is-community.ts';
import { allowProjectImport } from './policy.ts';
import { lockProjectImport } from './project-import.ts';
import type { ProjectImportPayload } from './run-project-import.ts';
import './tables.ts';

export type ProjectImporting = { readonly boss: JobBoss; readonly job: Job<ProjectImportPayload> };

/** Into the project that it was brought to, or into a new one. */
export async function startProjectImport(
  { boss, job }: ProjectImporting,
  ctx: Ctx,
  { id, intoNew }: { id: string; intoNew: boolean },
): Promise<void> {
  const { viewer } = requireMember(ctx);
  await inTransaction(ctx, async (tx) => {
    const row = await lockProjectImport(tx, id);
    if (row.status !== 'READY') throw new InvalidOperation('Upload the file first');
    await allowProjectImport(tx, row.project_id);
    const isNew = intoNew || row.project_id === null || isCommunity(row.contents);
    if (isNew) await allowProjectImport(tx, null);
    const mayMakePersonFields = can(viewer, 'personField.manage').allowed;
    const jobId = await enqueue(tx, boss, job, {
      payload: { importId: id, mayMakePersonFields },
      requestKey: id,
    });
    await tx.db
      .updateTable('project_imports')
      .set({ status: 'RUNNING', into_new: isNew, job_id: jobId })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .execute();
    await tx.record({ type: 'projectImport.started', payload: { projectImportId: id }, objectId: id });
  });
}
