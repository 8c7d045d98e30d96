import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { cancelJob } from '#server/platform/jobs/cancel-job.ts';
import { cancelUpload } from '#server/features/files/index.ts';
import { endWaiting } from './end-bulk-import.ts';
import { getBulkImport } from './bulk-import.ts';
import { lockBulkImport } from './policy.ts';
import '#server/features/files/tables.ts';
import './tables.ts';

/** What is imported stays; what waits doesn’t come. */
export async function cancelBulkImport(
  services: Pick<Services, 'env' | 'storage'>,
  ctx: Ctx,
  id: string,
): Promise<void> {
  const { jobId } = await getBulkImport(ctx, id);
  await ctx.reads.end();
  const openIds = await inTransaction(ctx, async (tx) => {
    // The job holds its own row and then wants the import’s: a lock the other way round would wait for it forever.
    if (jobId !== null) await cancelJob(tx, jobId);
    const row = await lockBulkImport(tx, id);
    if (row.status !== 'RUNNING') return [];
    const open = await tx.db
      .selectFrom('bulk_import_files')
      .innerJoin('files', (join) =>
        join
          .onRef('files.workspace_id', '=', 'bulk_import_files.workspace_id')
          .onRef('files.id', '=', 'bulk_import_files.file_id'),
      )
      .select('files.id')
      .where('bulk_import_files.workspace_id', '=', tx.workspace.id)
      .where('bulk_import_files.import_id', '=', id)
      .where('files.status', '=', 'UPLOADING')
      .execute();
    await endWaiting(tx, id, { state: 'CANCELLED', reason: null });
    await tx.db
      .updateTable('bulk_imports')
      .set({ status: 'CANCELLED', finished_at: tx.now() })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .execute();
    await tx.record({ type: 'bulkImport.cancelled', payload: { bulkImportId: id }, objectId: id });
    return open.map((file) => file.id);
  });
  for (const fileId of openIds) await cancelUpload(services, ctx, fileId);
}
