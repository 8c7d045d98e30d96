import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { ProjectExportKind } from '#domain/exports/project-export.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import type { Db } from '#server/platform/db/database.ts';
import { countedPage, readPageArgs, type Page, type PageArgs } from '#server/platform/graphql/page.ts';
import {
  inOrder,
  isBehind,
  sortKeyCodec,
  sortValue,
  type Sort,
} from '#server/platform/graphql/sorted-page.ts';
import '#server/platform/jobs/tables.ts';
import './tables.ts';

export type ProjectExportStatus = 'WAITING' | 'COMPLETE' | 'FAILED' | 'CANCELLED';

/** A file made of a project, for the member who asked for it. */
export type ProjectExport = {
  readonly id: string;
  readonly projectId: string;
  readonly kind: ProjectExportKind;
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
  const request = readPageArgs(args, sortKeyCodec(newestFirst));
  const own = ownExports(ctx, await ctx.reads.db()).where('project_exports.project_id', '=', projectId);
  const rows = await own
    .select([...exportColumns, sortValue(newestFirst).as('sortValue')])
    .where(isBehind(newestFirst, request.after))
    .orderBy(inOrder(newestFirst))
    .limit(request.limit + 1)
    .execute();
  return countedPage(
    rows,
    request,
    (row) => ({ value: row.sortValue, id: row.id }),
    () => own.select((row) => row.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  );
}

function ownExports(ctx: Ctx, db: Db) {
  return db
    .selectFrom('project_exports')
    .where('project_exports.workspace_id', '=', ctx.workspace.id)
    .where('project_exports.requested_by', '=', requireMember(ctx).viewer.id);
}

const job = (column: string) => sql`(select ${sql.ref(`j.${column}`)} from jobs j
  where j.workspace_id = project_exports.workspace_id and j.id = project_exports.job_id)`;

const exportColumns = [
  'project_exports.id',
  'project_exports.project_id as projectId',
  'project_exports.kind',
  // A job that was given up or cancelled ended without a word to the export.
  sql<ProjectExportStatus>`case when project_exports.status = 'WAITING' then
    case ${job('state')} when 'failed' then 'FAILED' when 'cancelled' then 'CANCELLED' else 'WAITING' end
    else project_exports.status end`.as('status'),
  sql<string | null>`coalesce(project_exports.error, ${job('error')})`.as('error'),
  sql<number>`case when project_exports.status = 'COMPLETE' then 1
    else coalesce(${job('progress')}, 0) end::double precision`.as('progress'),
  sql<number | null>`project_exports.bytes::double precision`.as('size'),
  'project_exports.job_id as jobId',
  'project_exports.created_at as createdAt',
] as const;
