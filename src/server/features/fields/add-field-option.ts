import { rankAfter } from '#domain/rank/rank.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { changeField } from './change-field.ts';
import { acceptOptions, getSelectField } from './change-options.ts';
import { insertOptions } from './create-field.ts';
import { nextColor, type OptionDraft } from './field-settings.ts';
import type { Field } from './field.ts';
import './tables.ts';

/** Behind the others. */
export async function addFieldOption(
  ctx: Ctx,
  { fieldId, label, color }: OptionDraft & { fieldId: string },
): Promise<Field> {
  return inTransaction(ctx, async (tx) => {
    const field = await getSelectField(tx, fieldId);
    const draft = { id: tx.newId(), label, color: color ?? nextColor(field.options) };
    const option = acceptOptions(field, [...field.options, draft], draft.id);
    const last = await tx.db
      .selectFrom('field_options')
      .select((row) => row.fn.max('rank').as('rank'))
      .where('workspace_id', '=', tx.workspace.id)
      .where('field_id', '=', fieldId)
      .executeTakeFirstOrThrow();
    await insertOptions(tx, fieldId, [option], [rankAfter(last.rank ?? undefined)]);
    return changeField(tx, fieldId, {}, { type: 'field.updated', changed: ['options'] });
  });
}
