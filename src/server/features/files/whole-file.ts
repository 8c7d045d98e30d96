import { stat } from 'node:fs/promises';
import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Ctx, TxCtx } from '#server/platform/context/context.ts';
import { inspectFile, type InspectedFile } from './inspect-file.ts';
import { sourceKey } from './storage-keys.ts';
import './tables.ts';

export type WholeFile = InspectedFile & { readonly name: string; readonly size: number };

/** A file that came in an archive: looked at like an upload, then taken into the storage under the id it will have. */
export async function takeInFile(
  services: Pick<Services, 'storage' | 'env' | 'log'>,
  ctx: Pick<Ctx, 'workspace'>,
  { id, name, path }: { id: string; name: string; path: string },
): Promise<WholeFile> {
  return storeFile(services, ctx, { id, name, path }).catch((error: unknown) => {
    if (!(error instanceof UnprocessableContent)) throw error;
    throw new UnprocessableContent(`“${name}” can’t be imported: ${error.message}`);
  });
}

/** The same where each file is told of by itself. */
export async function storeFile(
  services: Pick<Services, 'storage' | 'env' | 'log'>,
  ctx: Pick<Ctx, 'workspace'>,
  { id, name, path }: { id: string; name: string; path: string },
): Promise<WholeFile> {
  const { size } = await stat(path);
  const found = await inspectFile(services, ctx.workspace.id, path, { name, size });
  await services.storage.takeIn(sourceKey(ctx.workspace.id, id), path);
  return { ...found, name, size };
}

type Owned = WholeFile & {
  readonly id: string;
  readonly owner: { readonly type: 'note' | 'insight' | 'project'; readonly id: string };
  readonly createdBy: string;
  /** What is in it becomes the content of its note. */
  readonly makesNote?: boolean;
};

/** For commands that have made its owner. Its bytes are in the storage. */
export async function insertWholeFile(tx: TxCtx, file: Owned): Promise<void> {
  const { id, owner, createdBy, name, size, contentType, type, width, height, color } = file;
  const { makesNote = false } = file;
  await tx.db
    .insertInto('files')
    .values({
      workspace_id: tx.workspace.id,
      id,
      owner_id: owner.id,
      owner_type: owner.type,
      makes_note: makesNote,
      name,
      content_type: contentType,
      type,
      size: String(size),
      status: 'DONE',
      uploaded_bytes: String(size),
      uploaded_at: tx.now(),
      width,
      height,
      color,
      created_by: createdBy,
      created_at: tx.now(),
      updated_at: tx.now(),
    })
    .execute();
  await tx.record({ type: 'file.uploaded', payload: { fileId: id }, objectId: id, version: 1 });
}
