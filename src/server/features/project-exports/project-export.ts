import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { ExportConfig } from '#domain/exports/manifest.ts';
import type { ProjectExportKind, TableFormat } from '#domain/exports/project-export.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import { jobOf } from '#server/platform/jobs/job-of.ts';
import type { ExportScope } from './policy.ts';
import './tables.ts';

export type ProjectExportStatus = 'WAITING' | 'COMPLETE' | 'FAILED' | 'CANCELLED';

/** A file made of a project or of several, for the member who asked for it. */
export type ProjectExport = {
  readonly id: string;
  readonly projectId: string | null;
  readonly config: ExportConfig | null;
  readonly kind: ProjectExportKind;
  readonly format: TableFormat;
  readonly status: ProjectExportStatus;
  readonly error: string | null;
  readonly progress: number;
  readonly size: number | null;
  readonly jobId: string | null;
  readonly createdAt: Date;
};

const newestFirst: Sort = { kind: 'time', column: 'project_exports.created_at', id: 'project_exports.id' };

export async function findProjectExport(ctx: Ctx, id: string): Promise<ProjectExport | undefined> {
  return ownExports(ctx, await ctx.reads.db())
    .select(exportColumns)
    .where('project_exports.id', '=', id)
    .executeTakeFirst();
}

export async function getProjectExport(ctx: Ctx, id: string): Promise<ProjectExport> {
  const found = await findProjectExport(ctx, id);
  if (!found) throw new NotFound();
  return found;
}

export async function listProjectExports(
  ctx: Ctx,
  { projectId, ...args }: PageArgs & { projectId: string },
): Promise<Page<ProjectExport>> {
  const own = ownExports(ctx, await ctx.reads.db()).where('project_exports.project_id', '=', projectId);
  return readPage(args, newestFirst, own, (list) => list.select(exportColumns));
}

/** Of folders, several projects or the workspace. */
export async function listWorkspaceExports(ctx: Ctx, args: PageArgs): Promise<Page<ProjectExport>> {
  const own = ownExports(ctx, await ctx.reads.db()).where('project_exports.project_id', 'is', null);
  return readPage(args, newestFirst, own, (list) => list.select(exportColumns));
}

export function scopeOf({ projectId, config }: Pick<ProjectExport, 'projectId' | 'config'>): ExportScope {
  if (projectId !== null) return { projectId, config: null };
  if (config !== null) return { projectId, config };
  throw new Error('An export of nothing');
}

function ownExports(ctx: Ctx, db: Db) {
  return db
    .selectFrom('project_exports')
    .where('project_exports.workspace_id', '=', ctx.workspace.id)
    .where('project_exports.requested_by', '=', requireMember(ctx).viewer.id);
}

const job = jobOf('project_exports');

const exportColumns = [
  'project_exports.id',
  'project_exports.project_id as projectId',
  'project_exports.config',
  'project_exports.kind',
  'project_exports.format',
  job.endsWaiting<ProjectExportStatus>(['WAITING']).as('status'),
  sql<string | null>`coalesce(project_exports.error, ${job.error})`.as('error'),
  sql<number>`case when project_exports.status = 'COMPLETE' then 1
    else ${job.progress} end`.as('progress'),
  sql<number | null>`project_exports.bytes::double precision`.as('size'),
  'project_exports.job_id as jobId',
  'project_exports.created_at as createdAt',
] as const;
