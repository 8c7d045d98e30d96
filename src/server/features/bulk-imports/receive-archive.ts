import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { InvalidOperation, UnprocessableContent } from '#domain/errors/hark-error.ts';
import { readBulkFile, type BulkFile } from '#domain/imports/bulk-path.ts';
import { checkSize, sizeLimits } from '#domain/limits/size-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { listArchive } from './archive/open-bulk-archive.ts';
import type { BulkImport } from './bulk-import.ts';
import { archiveKey } from './import-keys.ts';
import { insertBulkFiles } from './insert-bulk-files.ts';
import { lockBulkImport } from './policy.ts';
import './tables.ts';

type Sent = { readonly body: Readable; readonly length: number };

/** Stores an archive and lists its files; nothing of it is unpacked yet. */
export async function receiveArchive(
  { storage, env }: Pick<Services, 'storage' | 'env'>,
  ctx: Ctx,
  { id, source, status }: BulkImport,
  sent: Sent,
): Promise<void> {
  if (source !== 'ARCHIVE' || status !== 'UPLOADING')
    throw new InvalidOperation('This import has already started');
  accept(checkSize(sizeLimits.bulkImport, sent.length));
  await inTransaction(ctx, (tx) => lockBulkImport(tx, id));
  const room = await storage.room();
  if (room !== undefined && sent.length > room)
    throw new UnprocessableContent('There is not enough space left on the server for this upload');
  const key = archiveKey(ctx.workspace.id, id);
  await storage.write(key, sent.body);
  const folder = join(env.dataDir, 'work', id);
  try {
    // Parts that a kill left behind may be those of another archive.
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const listed = await storage.withPath(key, (path) =>
      listArchive(ctx.workspace.id, {
        path,
        target: join(folder, 'files.json'),
        parts: join(folder, 'parts'),
      }),
    );
    const files = readListed(listed);
    await inTransaction(ctx, async (tx) => {
      await lockBulkImport(tx, id);
      await insertBulkFiles(tx, id, files);
      await tx.db
        .updateTable('bulk_imports')
        .set({ status: 'READY' })
        .where('workspace_id', '=', tx.workspace.id)
        .where('id', '=', id)
        .execute();
    });
  } catch (error) {
    await storage.remove(key);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** In the order of the archive, by which each is found in it again. */
function readListed(listed: readonly { path: string; size: number }[]): BulkFile[] {
  if (listed.length === 0) throw new UnprocessableContent('This archive contains no files');
  const files = listed.map((file) => accept(readBulkFile(file)));
  const seen = new Set<string>();
  for (const { path, skipped } of files) {
    // What is left out may look like another where its long path is cut.
    if (seen.has(path) && skipped === null)
      throw new UnprocessableContent(`This archive contains “${path}” twice`);
    seen.add(path);
  }
  return files;
}
