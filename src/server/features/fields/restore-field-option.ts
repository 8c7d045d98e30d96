import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { viewerOf } from '#server/platform/context/require-member.ts';
import { changeField } from './change-field.ts';
import { acceptOptions, getSelectField } from './change-options.ts';
import type { Field } from './field.ts';
import './tables.ts';

type OptionRef = { fieldId: string; optionId: string };

/** Back in its place, in the field and in every value that has room for it still. */
export async function restoreFieldOption(ctx: Ctx, { fieldId, optionId }: OptionRef): Promise<Field> {
  return inTransaction(ctx, async (tx) => {
    const field = await getSelectField(tx, fieldId);
    const option = await tx.db
      .updateTable('field_options')
      .set({ trashed_at: null, trashed_by: null })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', optionId)
      .where('field_id', '=', fieldId)
      .where('trashed_at', 'is not', null)
      .returning(['id', 'label', 'color'])
      .executeTakeFirst();
    if (!option) throw new NotFound();
    acceptOptions(field, [...field.options, option], optionId);
    await putBack(tx, { fieldId, optionId, max: field.maxOptions ?? 1 });
    return changeField(tx, fieldId, {}, { type: 'field.updated', changed: ['options'] });
  });
}

/** What somebody chose meanwhile stays: where the choice is full, the option does not push it out. */
async function putBack(tx: TxCtx, { fieldId, optionId, max }: OptionRef & { max: number }): Promise<void> {
  await sql`
    insert into field_values as v (workspace_id, object_id, field_id, ids, updated_by, updated_at)
    select workspace_id, object_id, ${fieldId}::uuid, array[${optionId}::uuid], ${viewerOf(tx)?.id ?? null}::uuid,
      ${tx.now()}::timestamptz
    from trashed_option_values where workspace_id = ${tx.workspace.id} and option_id = ${optionId}
    on conflict (workspace_id, object_id, field_id) do update
    set ids = (
      select v.ids[:old.position - 1] || ${optionId}::uuid || v.ids[old.position:]
      from trashed_option_values old
      where old.workspace_id = v.workspace_id and old.option_id = ${optionId} and old.object_id = v.object_id)
    where cardinality(v.ids) < ${max} and not v.ids @> array[${optionId}::uuid]`.execute(tx.db);
  await tx.db
    .deleteFrom('trashed_option_values')
    .where('workspace_id', '=', tx.workspace.id)
    .where('option_id', '=', optionId)
    .execute();
}
