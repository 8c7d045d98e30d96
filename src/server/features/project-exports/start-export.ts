import { isTable, type ProjectExportKind, type TableFormat } from '#domain/exports/project-export.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import type { ProjectExportPayload } from './make-project-export.ts';
import { allowExport, type ExportScope } from './policy.ts';
import { getProjectExport, type ProjectExport } from './project-export.ts';
import './tables.ts';

export type ExportJob = { readonly boss: JobBoss; readonly job: Job<ProjectExportPayload> };

type Started = {
  readonly kind: ProjectExportKind;
  readonly format: TableFormat;
  readonly scope: ExportScope;
  readonly only: readonly string[] | null;
};

/** Every export begins here: allowed, kept, recorded and queued together. */
export async function startExport(
  { boss, job }: ExportJob,
  ctx: Ctx,
  { kind, format, scope, only }: Started,
): Promise<ProjectExport> {
  const { viewer } = requireMember(ctx);
  const id = await inTransaction(ctx, async (tx) => {
    await allowExport(tx, tx.db, scope, kind);
    const exportId = tx.newId();
    const jobId = await enqueue(tx, boss, job, { payload: { exportId }, requestKey: exportId });
    await tx.db
      .insertInto('project_exports')
      .values({
        workspace_id: tx.workspace.id,
        id: exportId,
        project_id: scope.projectId,
        config: scope.config && JSON.stringify(scope.config),
        kind,
        format,
        only_ids: only,
        status: 'WAITING',
        job_id: jobId,
        requested_by: viewer.id,
        created_at: tx.now(),
      })
      .execute();
    await tx.record({
      type: 'export.started',
      payload: { exportId },
      objectId: exportId,
      after: {
        kind,
        ...(isTable(kind) && { format }),
        ...(scope.config ?? { projectId: scope.projectId }),
        ...(only && { count: only.length }),
      },
    });
    return exportId;
  });
  return getProjectExport(ctx, id);
}
