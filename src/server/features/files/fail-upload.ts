import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { changeFiles } from './change-files.ts';
import { openStaging } from './open-staging.ts';
import { fileFolder } from './storage-keys.ts';

/** Ends an upload that can't become a file, and forgets its bytes. */
export async function failUpload(
  services: Pick<Services, 'storage' | 'env'>,
  ctx: Ctx,
  id: string,
  reason: string,
): Promise<void> {
  await openStaging(services).remove({ workspaceId: ctx.workspace.id, fileId: id });
  await services.storage.removeAll(fileFolder(ctx.workspace.id, id));
  await inTransaction(ctx, async (tx) => {
    const row = await tx.db
      .selectFrom('files')
      .select('status')
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (row?.status !== 'UPLOADING') return;
    const [file] = await changeFiles(tx, [id], { status: 'FAILED', error: reason });
    await tx.record({
      type: 'file.uploadFailed',
      payload: { fileId: id },
      objectId: id,
      version: file?.version ?? 1,
    });
  });
}
