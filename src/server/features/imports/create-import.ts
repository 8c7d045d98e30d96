import { cleanFileName } from '#domain/files/upload-draft.ts';
import { tableKindOf } from '#domain/imports/table-kind.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { placeOf, type ImportPlace } from './import-place.ts';
import { allowImport } from './policy.ts';
import './tables.ts';

export type NewImport = ImportPlace & { readonly fileName: string };

/** A place for a file; its bytes come by `PUT /files/imports/<id>`. */
export async function createImport(ctx: Ctx, input: NewImport): Promise<string> {
  const { viewer } = requireMember(ctx);
  const fileName = accept(parseText(textLimits.fileName, cleanFileName(input.fileName)));
  accept(tableKindOf(fileName));
  const place = placeOf(input);
  return inTransaction(ctx, async (tx) => {
    await allowImport(tx, place);
    const id = tx.newId();
    await tx.db
      .insertInto('imports')
      .values({
        workspace_id: tx.workspace.id,
        id,
        target: place.target,
        project_id: place.projectId,
        channel_id: place.channelId,
        board_id: place.boardId,
        field_owner: place.fieldOwner,
        file_name: fileName,
        bytes: '0',
        status: 'UPLOADING',
        requested_by: viewer.id,
        created_at: tx.now(),
      })
      .execute();
    return id;
  });
}
