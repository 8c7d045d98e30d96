import { NotFound } from '#domain/errors/hark-error.ts';
import { cleanFileName } from '#domain/files/upload-draft.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { changeFiles } from './change-files.ts';
import type { StoredFile } from './file.ts';
import { getFileState } from './policy.ts';

/** Renames a file. What it is stays what its content says. */
export async function updateFile(ctx: Ctx, input: { id: string; name: string }): Promise<StoredFile> {
  const name = accept(parseText(textLimits.fileName, cleanFileName(input.name)));
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'file.upload', await getFileState(tx, input.id));
    const [file] = await changeFiles(tx, [input.id], { name });
    if (!file) throw new NotFound();
    await tx.record({
      type: 'file.updated',
      payload: { fileId: file.id, changed: ['name'] },
      objectId: file.id,
      version: file.version,
    });
    return file;
  });
}
