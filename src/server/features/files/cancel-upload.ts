import { NotFound } from '#domain/errors/hark-error.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { changeFiles } from './change-files.ts';
import type { StoredFile } from './file.ts';
import { getFileState } from './policy.ts';
import { openStaging } from './open-staging.ts';

/** For the person who uploads, or with full access; what came so far is forgotten. A whole file is left as it is. */
export async function cancelUpload(
  services: Pick<Services, 'env' | 'storage'>,
  ctx: Ctx,
  id: string,
): Promise<StoredFile> {
  const file = await inTransaction(ctx, async (tx) => {
    const before = await getFileState(tx, id);
    // The way out of an upload that an archived project no longer takes.
    allow(tx, 'file.cancelUpload', { ...before, authorId: before.createdBy, archived: false });
    if (before.status !== 'UPLOADING') return before;
    const [changed] = await changeFiles(tx, [id], { status: 'CANCELLED' });
    if (!changed) throw new NotFound();
    await tx.record({
      type: 'file.uploadFailed',
      payload: { fileId: id },
      objectId: id,
      version: changed.version,
    });
    return changed;
  });
  if (file.status === 'CANCELLED')
    await openStaging(services).remove({ workspaceId: ctx.workspace.id, fileId: id });
  return file;
}
