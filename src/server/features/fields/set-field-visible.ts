import { InvalidOperation, NotFound } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { changeField } from './change-field.ts';
import { allowFields, getFields } from './policy.ts';
import { place, type PlacedField } from './queries.ts';
import './tables.ts';

/** Whether a project shows a field of the workspace. The values stay either way. */
export async function setFieldVisible(
  ctx: Ctx,
  { projectId, fieldId, visible }: { projectId: string; fieldId: string; visible: boolean },
): Promise<PlacedField> {
  return inTransaction(ctx, async (tx) => {
    const [field] = await getFields(tx, [fieldId], 'update');
    if (!field) throw new NotFound();
    await allowFields(tx, 'update', { owner: field.owner, projectId });
    if (field.projectId !== null || (field.owner !== 'note' && field.owner !== 'insight')) {
      throw new InvalidOperation('A project chooses among the workspace’s fields of notes and insights');
    }
    const preference = await tx.db
      .insertInto('field_preferences')
      .values({
        workspace_id: tx.workspace.id,
        project_id: projectId,
        field_id: fieldId,
        visible,
        rank: null,
      })
      .onConflict((known) =>
        known.columns(['workspace_id', 'project_id', 'field_id']).doUpdateSet({ visible }),
      )
      .returning(['visible', 'rank'])
      .executeTakeFirstOrThrow();
    const changed = await changeField(tx, fieldId, {}, { type: 'field.updated', changed: ['visible'] });
    return place(changed, { projectId, ...preference });
  });
}
