import { cleanFileName } from '#domain/files/upload-draft.ts';
import { extensionOf } from '#domain/files/file-name.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import type { BulkSource } from './tables.ts';
import './tables.ts';

/** A place for a folder or an archive. The bytes of an archive come by `PUT /files/bulk-imports/<id>`. */
export async function createBulkImport(
  ctx: Ctx,
  input: { source: BulkSource; name: string },
): Promise<string> {
  const { viewer } = requireMember(ctx);
  const name = accept(parseText(textLimits.fileName, cleanFileName(input.name)));
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'import.bulk');
    if (input.source === 'ARCHIVE' && extensionOf(name) !== 'zip')
      throw new ValidationError('Choose a .zip file');
    const id = tx.newId();
    await tx.db
      .insertInto('bulk_imports')
      .values({
        workspace_id: tx.workspace.id,
        id,
        source: input.source,
        name,
        status: 'UPLOADING',
        requested_by: viewer.id,
        created_at: tx.now(),
      })
      .execute();
    return id;
  });
}
