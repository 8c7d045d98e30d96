import { checkSelectable, type ProjectExportKind } from '#domain/exports/project-export.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { cancelJob } from '#server/platform/jobs/cancel-job.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import { getProjectExport, type ProjectExport } from './project-export.ts';
import type { ProjectExportPayload } from './make-project-export.ts';
import './tables.ts';

export type Exporting = { readonly boss: JobBoss; readonly job: Job<ProjectExportPayload> };

/** Begins to write a project, or what was chosen in it, as far as the person may see it, into one file. */
export async function requestProjectExport(
  { boss, job }: Exporting,
  ctx: Ctx,
  { projectId, kind, only }: { projectId: string; kind: ProjectExportKind; only: readonly string[] | null },
): Promise<ProjectExport> {
  const { viewer } = requireMember(ctx);
  if (only !== null) accept(checkSelectable(kind));
  const id = await inTransaction(ctx, async (tx) => {
    allow(tx, 'export.project', await getAccessObject(tx, tx.db, { type: 'project', id: projectId }));
    const exportId = tx.newId();
    const jobId = await enqueue(tx, boss, job, { payload: { exportId }, requestKey: exportId });
    await tx.db
      .insertInto('project_exports')
      .values({
        workspace_id: tx.workspace.id,
        id: exportId,
        project_id: projectId,
        kind,
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
      after: { projectId, kind, ...(only && { count: only.length }) },
    });
    return exportId;
  });
  return getProjectExport(ctx, id);
}

export async function cancelProjectExport(ctx: Ctx, id: string): Promise<ProjectExport> {
  const { jobId, status } = await getProjectExport(ctx, id);
  await ctx.reads.end();
  await inTransaction(ctx, async (tx) => {
    if (jobId !== null && status === 'WAITING') await cancelJob(tx, jobId);
  });
  return getProjectExport(ctx, id);
}
