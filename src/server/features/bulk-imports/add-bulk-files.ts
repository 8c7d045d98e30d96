import { InvalidOperation, ValidationError } from '#domain/errors/hark-error.ts';
import { readBulkFile } from '#domain/imports/bulk-path.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { insertBulkFiles } from './insert-bulk-files.ts';
import { lockBulkImport } from './policy.ts';
import './tables.ts';

const mostAtOnce = 1000;

/** The paths and sizes of the files in a folder, some at a time. */
export async function addBulkFiles(
  ctx: Ctx,
  { id, files }: { id: string; files: readonly { path: string; size: number }[] },
): Promise<void> {
  if (files.length > mostAtOnce) throw new ValidationError(`Add at most ${mostAtOnce} files at a time`);
  const read = files.map((file) => accept(readBulkFile(file)));
  await inTransaction(ctx, async (tx) => {
    const row = await lockBulkImport(tx, id);
    const isOpen = row.status === 'UPLOADING' || row.status === 'READY';
    if (row.source !== 'FOLDER' || !isOpen) throw new InvalidOperation('This import has already started');
    await insertBulkFiles(tx, id, read);
    await tx.db
      .updateTable('bulk_imports')
      .set({ status: 'READY' })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .execute();
  });
}
