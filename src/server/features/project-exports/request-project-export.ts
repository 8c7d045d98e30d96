import { checkSelectable, type ProjectExportKind, type TableFormat } from '#domain/exports/project-export.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { cancelJob } from '#server/platform/jobs/cancel-job.ts';
import { getProjectExport, type ProjectExport } from './project-export.ts';
import { startExport, type ExportJob } from './start-export.ts';

type Asked = {
  readonly projectId: string;
  readonly kind: ProjectExportKind;
  readonly format: TableFormat;
  readonly only: readonly string[] | null;
};

/** Begins to write a project, or what was chosen in it, as far as the person may see it, into one file. */
export async function requestProjectExport(
  exporting: ExportJob,
  ctx: Ctx,
  { projectId, ...asked }: Asked,
): Promise<ProjectExport> {
  if (asked.only !== null) accept(checkSelectable(asked.kind));
  return startExport(exporting, ctx, { ...asked, scope: { projectId, config: null } });
}

export async function cancelProjectExport(ctx: Ctx, id: string): Promise<ProjectExport> {
  const { jobId, status } = await getProjectExport(ctx, id);
  await ctx.reads.end();
  await inTransaction(ctx, async (tx) => {
    if (jobId !== null && status === 'WAITING') await cancelJob(tx, jobId);
  });
  return getProjectExport(ctx, id);
}
