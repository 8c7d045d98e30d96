import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { changeFiles } from './change-files.ts';
import type { StoredFile } from './file.ts';
import { getFiles } from './policy.ts';

/** Out of sight, all of them or none, and back by `restoreFiles` until they are purged after 30 days. */
export function trashFiles(ctx: Ctx, ids: readonly string[]): Promise<StoredFile[]> {
  const { viewer } = requireMember(ctx);
  return setTrashed(ctx, ids, viewer.id);
}

export function restoreFiles(ctx: Ctx, ids: readonly string[]): Promise<StoredFile[]> {
  return setTrashed(ctx, ids, null);
}

function setTrashed(ctx: Ctx, ids: readonly string[], by: string | null): Promise<StoredFile[]> {
  return inTransaction(ctx, async (tx) => {
    for (const file of await getFiles(tx, ids, { inTrash: by === null })) allow(tx, 'file.delete', file);
    const files = await changeFiles(tx, ids, { trashed_at: by === null ? null : tx.now(), trashed_by: by });
    await tx.record(
      ...files.map(({ id, version }) => ({
        type: by === null ? ('file.restored' as const) : ('file.trashed' as const),
        payload: { fileId: id },
        objectId: id,
        version,
      })),
    );
    return files;
  });
}
