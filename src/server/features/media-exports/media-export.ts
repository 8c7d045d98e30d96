import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import type { ExportPart, ExportSettings } from './export-parts.ts';
import type { MediaExportStatus } from './tables.ts';
import { jobOf } from '#server/platform/jobs/job-of.ts';
import './tables.ts';

export type MediaExport = {
  readonly id: string;
  readonly kind: 'CLIP' | 'REEL';
  readonly filename: string;
  readonly parts: readonly ExportPart[];
  readonly settings: ExportSettings;
  readonly status: MediaExportStatus;
  readonly error: string | null;
  readonly progress: number;
  readonly doing: string;
  readonly duration: number | null;
  readonly size: number | null;
  readonly jobId: string | null;
  readonly createdAt: Date;
};

const newestFirst: Sort = { kind: 'time', column: 'media_exports.created_at', id: 'media_exports.id' };

export async function findExport(ctx: Ctx, id: string): Promise<MediaExport | undefined> {
  return ownExports(ctx, await ctx.reads.db())
    .select(exportColumns)
    .where('media_exports.id', '=', id)
    .executeTakeFirst();
}

/** Throws NotFound for what somebody else asked for. */
export async function getExport(ctx: Ctx, id: string): Promise<MediaExport> {
  const found = await findExport(ctx, id);
  if (!found) throw new NotFound();
  return found;
}

export async function listExports(ctx: Ctx, args: PageArgs): Promise<Page<MediaExport>> {
  const own = ownExports(ctx, await ctx.reads.db());
  return readPage(args, newestFirst, own, (list) => list.select(exportColumns));
}

function ownExports(ctx: Ctx, db: Db) {
  return db
    .selectFrom('media_exports')
    .where('media_exports.workspace_id', '=', ctx.workspace.id)
    .where('media_exports.requested_by', '=', requireMember(ctx).viewer.id);
}

const job = jobOf('media_exports');

const exportColumns = [
  'media_exports.id',
  'media_exports.kind',
  'media_exports.filename',
  'media_exports.parts',
  'media_exports.settings',
  job.endsWaiting<MediaExportStatus>(['WAITING']).as('status'),
  sql<string | null>`coalesce(media_exports.error, ${job.error}, ${job.cancelReason})`.as('error'),
  sql<number>`case when media_exports.status = 'COMPLETE' then 1
    else ${job.progress} end`.as('progress'),
  job.doing.as('doing'),
  'media_exports.duration',
  sql<number | null>`media_exports.bytes::double precision`.as('size'),
  'media_exports.job_id as jobId',
  'media_exports.created_at as createdAt',
] as const;
