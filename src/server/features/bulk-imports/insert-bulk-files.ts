import { sql } from 'kysely';
import type { BulkFile } from '#domain/imports/bulk-path.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { checkSize, sizeLimits } from '#domain/limits/size-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** Behind those that are there; a path that is there already is passed over, so that a list can be sent again. */
export async function insertBulkFiles(
  tx: TxCtx,
  importId: string,
  files: readonly BulkFile[],
): Promise<void> {
  const { count: before } = await measure(tx, importId);
  const rows = files.map((file, at) => ({
    id: tx.newId(),
    number: before + at + 1,
    path: file.path,
    size: file.size,
    state: file.skipped === null ? 'WAITING' : 'SKIPPED',
    reason: file.skipped,
  }));
  await sql`
    insert into bulk_import_files (workspace_id, id, import_id, number, path, size, state, reason)
    select ${tx.workspace.id}::uuid, id, ${importId}::uuid, number, path, size, state, reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (id uuid, number int, path text, size bigint,
      state text, reason text)
    on conflict (workspace_id, import_id, path) do nothing`.execute(tx.db);
  const { count, bytes } = await measure(tx, importId);
  accept(checkCount(countLimits.bulkImportFiles, count));
  accept(checkSize(sizeLimits.bulkImport, bytes));
}

async function measure(tx: TxCtx, importId: string): Promise<{ count: number; bytes: number }> {
  const { rows } = await sql<{ count: number; bytes: number }>`
    select count(*)::int as count, coalesce(sum(size), 0)::double precision as bytes from bulk_import_files
    where workspace_id = ${tx.workspace.id} and import_id = ${importId}`.execute(tx.db);
  return rows[0] ?? { count: 0, bytes: 0 };
}
