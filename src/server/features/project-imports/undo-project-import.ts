import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { trashUnusedFields } from '#server/features/fields/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { madeOf } from './community/made-projects.ts';
import { takeBackCommunity } from './community/take-back-community.ts';
import { allowProjectImport } from './policy.ts';
import { lockProjectImport } from './project-import.ts';
import { takeBackProject } from './refi/take-back-project.ts';
import './tables.ts';

/** Everything that it made goes to the trash, all at once. */
export async function undoProjectImport(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await lockProjectImport(tx, id);
    await allowProjectImport(tx, row.project_id);
    if (row.status === 'UNDONE') return;
    if (row.status !== 'COMPLETE')
      throw new InvalidOperation('Wait until the import has finished, or cancel it');
    if (row.made !== null)
      await takeBackCommunity(tx, madeOf(row.made), {
        by: row.requested_by,
        endedAt: row.finished_at ?? tx.now(),
      });
    else
      await takeBackProject(tx, {
        id,
        projectId: row.project_id,
        intoNew: row.into_new,
        by: row.requested_by,
      });
    await trashUnusedFields(tx, row.field_ids);
    await tx.db
      .updateTable('project_imports')
      .set({ status: 'UNDONE' })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .execute();
    await tx.record({ type: 'projectImport.undone', payload: { projectImportId: id }, objectId: id });
  });
}
