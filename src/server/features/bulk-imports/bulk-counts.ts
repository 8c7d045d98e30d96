import { sql } from 'kysely';
import { contentTypeOfName } from '#domain/files/content-type.ts';
import { fileTypeOf, type FileType } from '#domain/files/file-types.ts';
import { recognizeTool, type ArchiveTool } from '#domain/imports/recognize-tool.ts';
import { countLimits } from '#domain/limits/count-limits.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { loaderOfMap } from '#server/platform/graphql/loader.ts';
import './tables.ts';

export type BulkCounts = {
  readonly total: number;
  readonly bytes: number;
  readonly waiting: number;
  readonly uploaded: number;
  readonly imported: number;
  readonly skipped: number;
  readonly failed: number;
  readonly cancelled: number;
  /** From 0 to 1, by bytes. */
  readonly progress: number;
};

const none: BulkCounts = {
  total: 0,
  bytes: 0,
  waiting: 0,
  uploaded: 0,
  imported: 0,
  skipped: 0,
  failed: 0,
  cancelled: 0,
  progress: 0,
};

export const countsLoader = loaderOfMap<BulkCounts>(none, async (ctx, db, ids) => {
  const { rows } = await sql<BulkCounts & { id: string }>`
    select import_id as id, count(*)::int as total, sum(size)::double precision as bytes,
      (count(*) filter (where state = 'WAITING'))::int as waiting,
      (count(*) filter (where state = 'UPLOADED'))::int as uploaded,
      (count(*) filter (where state = 'IMPORTED'))::int as imported,
      (count(*) filter (where state = 'SKIPPED'))::int as skipped,
      (count(*) filter (where state = 'FAILED'))::int as failed,
      (count(*) filter (where state = 'CANCELLED'))::int as cancelled,
      coalesce(sum(size) filter (where state not in ('WAITING', 'SKIPPED'))
        / nullif(sum(size) filter (where state <> 'SKIPPED'), 0), 1)::double precision as progress
    from bulk_import_files where ${isInWorkspace(ctx.workspace.id, 'import_id', ids)}
    group by import_id`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
});

/** What the files seem to be by their names; what they are is known once they are read. */
export async function countTypes(ctx: Ctx, importId: string): Promise<{ type: FileType; count: number }[]> {
  const { rows } = await sql<{ ending: string; count: number }>`
    select lower(coalesce(substring(path from '\.([^./]{1,10})$'), '')) as ending, count(*)::int as count
    from bulk_import_files
    where workspace_id = ${ctx.workspace.id} and import_id = ${importId} and state <> 'SKIPPED'
    group by ending`.execute(await ctx.reads.db());
  const byType = new Map<FileType, number>();
  for (const { ending, count } of rows) {
    const type = fileTypeOf(contentTypeOfName(`file.${ending}`));
    byType.set(type, (byType.get(type) ?? 0) + count);
  }
  return [...byType].map(([type, count]) => ({ type, count })).toSorted((a, b) => b.count - a.count);
}

/** By the names of all files: an export of a tool is better imported as a project. */
export async function findTool(ctx: Ctx, importId: string): Promise<ArchiveTool | null> {
  const db = await ctx.reads.db();
  const rows = await db
    .selectFrom('bulk_import_files')
    .select('path')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('import_id', '=', importId)
    .limit(countLimits.bulkImportFiles.max)
    .execute();
  return recognizeTool(rows.map(({ path }) => path));
}
