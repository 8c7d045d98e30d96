import { cleanFileName } from '#domain/files/upload-draft.ts';
import { projectFileOf } from '#domain/imports/project-file.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { allowProjectImport } from './policy.ts';
import './tables.ts';

/** A place for a file; its bytes come by `PUT /files/project-imports/<id>`. */
export async function createProjectImport(
  ctx: Ctx,
  input: { projectId: string | null; fileName: string },
): Promise<string> {
  const { viewer } = requireMember(ctx);
  const fileName = accept(parseText(textLimits.fileName, cleanFileName(input.fileName)));
  accept(projectFileOf(fileName));
  return inTransaction(ctx, async (tx) => {
    await allowProjectImport(tx, input.projectId);
    const id = tx.newId();
    await tx.db
      .insertInto('project_imports')
      .values({
        workspace_id: tx.workspace.id,
        id,
        project_id: input.projectId,
        file_name: fileName,
        status: 'UPLOADING',
        requested_by: viewer.id,
        created_at: tx.now(),
      })
      .execute();
    return id;
  });
}
