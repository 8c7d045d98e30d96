import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { jobOf } from '#server/platform/jobs/job-of.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import type { BulkFileState, BulkSource, BulkStatus } from './tables.ts';
import './tables.ts';

/** A folder or archive that somebody brought, from its first file to its undo. */
export type BulkImport = {
  readonly id: string;
  readonly source: BulkSource;
  readonly name: string;
  readonly status: BulkStatus;
  readonly projectId: string | null;
  readonly folderId: string | null;
  readonly error: string | null;
  readonly doing: string;
  readonly jobId: string | null;
  readonly createdAt: Date;
};

const newestFirst: Sort = { kind: 'time', column: 'bulk_imports.created_at', id: 'bulk_imports.id' };
const job = jobOf('bulk_imports');

/** An import is its maker’s alone: what is in it others may not see yet. */
async function ownImports(ctx: Ctx) {
  return (await ctx.reads.db())
    .selectFrom('bulk_imports')
    .where('bulk_imports.workspace_id', '=', ctx.workspace.id)
    .where('bulk_imports.requested_by', '=', requireMember(ctx).viewer.id);
}

const columns = [
  'bulk_imports.id',
  'bulk_imports.source',
  'bulk_imports.name',
  job.endsWaiting<BulkStatus>(['RUNNING']).as('status'),
  'bulk_imports.project_id as projectId',
  'bulk_imports.folder_id as folderId',
  sql<
    string | null
  >`coalesce(bulk_imports.error, case when bulk_imports.status = 'RUNNING' then ${job.error} end)`.as(
    'error',
  ),
  job.doing.as('doing'),
  'bulk_imports.job_id as jobId',
  'bulk_imports.created_at as createdAt',
] as const;

export async function findBulkImport(ctx: Ctx, id: string): Promise<BulkImport | undefined> {
  return (await ownImports(ctx)).select(columns).where('bulk_imports.id', '=', id).executeTakeFirst();
}

export async function getBulkImport(ctx: Ctx, id: string): Promise<BulkImport> {
  const found = await findBulkImport(ctx, id);
  if (!found) throw new NotFound();
  return found;
}

/** Those with files, newest first. */
export async function listBulkImports(ctx: Ctx, args: PageArgs): Promise<Page<BulkImport>> {
  const begun = (await ownImports(ctx)).where('bulk_imports.status', '<>', 'UPLOADING');
  return readPage(args, newestFirst, begun, (list) => list.select(columns));
}

export type BulkFile = {
  readonly id: string;
  readonly path: string;
  readonly size: number;
  readonly state: BulkFileState;
  readonly reason: string | null;
  readonly noteId: string | null;
};

const inOrder: Sort = { kind: 'number', column: 'bulk_import_files.number', id: 'bulk_import_files.id' };

/** In the order of the folder. Ask only for an import of one’s own. */
export async function listBulkFiles(
  ctx: Ctx,
  importId: string,
  { state, ...args }: PageArgs & { state?: BulkFileState | null },
): Promise<Page<BulkFile>> {
  const all = (await ctx.reads.db())
    .selectFrom('bulk_import_files')
    .where('bulk_import_files.workspace_id', '=', ctx.workspace.id)
    .where('bulk_import_files.import_id', '=', importId)
    .$if(state != null, (query) => query.where('bulk_import_files.state', '=', state ?? 'WAITING'));
  return readPage(args, inOrder, all, (list) =>
    list.select([
      'bulk_import_files.id',
      'bulk_import_files.path',
      sql<number>`bulk_import_files.size::double precision`.as('size'),
      'bulk_import_files.state',
      'bulk_import_files.reason',
      'bulk_import_files.note_id as noteId',
    ]),
  );
}
