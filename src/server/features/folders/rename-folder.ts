import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { changeFolder } from './change-folders.ts';
import type { Folder } from './folder.ts';
import { getFolder } from './policy.ts';

export async function renameFolder(ctx: Ctx, id: string, text: string): Promise<Folder> {
  const title = accept(parseText(textLimits.folderTitle, text));
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'folder.update', await getFolder(tx, id));
    const folder = await changeFolder(tx, id, { title, updated_at: tx.now() });
    await tx.record({
      type: 'folder.updated',
      payload: { folderId: id, changed: ['title'] },
      objectId: id,
      version: folder.version,
    });
    return folder;
  });
}
