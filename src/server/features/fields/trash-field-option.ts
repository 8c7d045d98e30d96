import { sql } from 'kysely';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { viewerOf } from '#server/platform/context/require-member.ts';
import { changeField } from './change-field.ts';
import { getOption, getSelectField } from './change-options.ts';
import type { Field } from './field.ts';
import './tables.ts';

type OptionRef = { fieldId: string; optionId: string };

/** Takes an option out of the field and out of every value, and remembers where it stood. */
export async function trashFieldOption(ctx: Ctx, { fieldId, optionId }: OptionRef): Promise<Field> {
  return inTransaction(ctx, async (tx) => {
    getOption(await getSelectField(tx, fieldId), optionId);
    await tx.db
      .updateTable('field_options')
      .set({ trashed_at: tx.now(), trashed_by: viewerOf(tx)?.id ?? null })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', optionId)
      .execute();
    await takeOut(tx, { fieldId, optionId });
    return changeField(tx, fieldId, {}, { type: 'field.updated', changed: ['options'] });
  });
}

/** A value of nothing but this option is no value any more. */
async function takeOut(tx: TxCtx, { fieldId, optionId }: OptionRef): Promise<void> {
  await sql`
    insert into trashed_option_values (workspace_id, option_id, object_id, position)
    select workspace_id, ${optionId}::uuid, object_id, array_position(ids, ${optionId}::uuid)
    from field_values
    where workspace_id = ${tx.workspace.id} and field_id = ${fieldId} and ids @> array[${optionId}::uuid]`.execute(
    tx.db,
  );
  await sql`
    delete from field_values
    where workspace_id = ${tx.workspace.id} and field_id = ${fieldId} and ids = array[${optionId}::uuid]`.execute(
    tx.db,
  );
  await sql`
    update field_values set ids = array_remove(ids, ${optionId}::uuid)
    where workspace_id = ${tx.workspace.id} and field_id = ${fieldId} and ids @> array[${optionId}::uuid]`.execute(
    tx.db,
  );
}
