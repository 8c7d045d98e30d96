import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { Ctx, TxCtx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { jobOf } from '#server/platform/jobs/job-of.ts';
import type { ProjectContents } from './refi/contents.ts';
import './tables.ts';

export type ProjectImportStatus =
  | 'UPLOADING'
  | 'READY'
  | 'RUNNING'
  | 'COMPLETE'
  | 'FAILED'
  | 'CANCELLED'
  | 'UNDONE';

/** A project of another tool that somebody brought, from its upload to its undo. */
export type ProjectImport = {
  readonly id: string;
  readonly projectId: string | null;
  readonly fileName: string;
  readonly status: ProjectImportStatus;
  readonly contents: ProjectContents | null;
  readonly progress: number;
  readonly doing: string;
  readonly noteCount: number;
  readonly reports: readonly string[];
  readonly error: string | null;
  readonly jobId: string | null;
  readonly createdAt: Date;
};

const job = jobOf('project_imports');

/** An import is its maker's alone: what is in it others may not see yet. */
export async function findProjectImport(ctx: Ctx, id: string): Promise<ProjectImport | undefined> {
  const db = await ctx.reads.db();
  return db
    .selectFrom('project_imports')
    .select([
      'project_imports.id',
      'project_imports.project_id as projectId',
      'project_imports.file_name as fileName',
      job.endsWaiting<ProjectImportStatus>(['RUNNING']).as('status'),
      'project_imports.contents',
      job.progress.as('progress'),
      job.doing.as('doing'),
      'project_imports.note_count as noteCount',
      'project_imports.reports',
      sql<string | null>`coalesce(project_imports.error, case when project_imports.status = 'RUNNING' then
        ${job.error} end)`.as('error'),
      'project_imports.job_id as jobId',
      'project_imports.created_at as createdAt',
    ])
    .where('project_imports.workspace_id', '=', ctx.workspace.id)
    .where('project_imports.requested_by', '=', requireMember(ctx).viewer.id)
    .where('project_imports.id', '=', id)
    .executeTakeFirst();
}

export async function getProjectImport(ctx: Ctx, id: string): Promise<ProjectImport> {
  const found = await findProjectImport(ctx, id);
  if (!found) throw new NotFound();
  return found;
}

/** One's own, locked until the transaction ends: it begins, ends and is undone once. */
export async function lockProjectImport(tx: TxCtx, id: string) {
  const row = await tx.db
    .selectFrom('project_imports')
    .selectAll()
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .where('requested_by', '=', requireMember(tx).viewer.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new NotFound();
  return row;
}
