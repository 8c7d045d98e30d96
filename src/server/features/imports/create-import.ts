import { ValidationError } from '#domain/errors/hark-error.ts';
import { cleanFileName } from '#domain/files/upload-draft.ts';
import type { ImportTarget } from '#domain/imports/import-target.ts';
import { tableKindOf } from '#domain/imports/table-kind.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { allowImport } from './policy.ts';
import './tables.ts';

export type NewImport = {
  readonly target: ImportTarget;
  readonly projectId: string | null;
  readonly fileName: string;
};

/** A place for a file; its bytes come by `PUT /files/imports/<id>`. */
export async function createImport(ctx: Ctx, input: NewImport): Promise<string> {
  const { viewer } = requireMember(ctx);
  const fileName = accept(parseText(textLimits.fileName, cleanFileName(input.fileName)));
  accept(tableKindOf(fileName));
  if (input.target === 'NOTES' && input.projectId === null) throw new ValidationError('Choose a project');
  const projectId = input.target === 'NOTES' ? input.projectId : null;
  return inTransaction(ctx, async (tx) => {
    await allowImport(tx, { target: input.target, projectId });
    const id = tx.newId();
    await tx.db
      .insertInto('imports')
      .values({
        workspace_id: tx.workspace.id,
        id,
        target: input.target,
        project_id: projectId,
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
