import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { changeField } from './change-field.ts';
import { acceptOptions, getOption, getSelectField } from './change-options.ts';
import type { Field } from './field.ts';
import './tables.ts';

type OptionUpdate = { fieldId: string; optionId: string; label?: string | null; color?: string | null };

/** Renames or recolours it wherever it is chosen. */
export async function updateFieldOption(ctx: Ctx, input: OptionUpdate): Promise<Field> {
  const { fieldId, optionId } = input;
  return inTransaction(ctx, async (tx) => {
    const field = await getSelectField(tx, fieldId);
    const before = getOption(field, optionId);
    const after = { ...before, label: input.label ?? before.label, color: input.color ?? before.color };
    const options = field.options.map((option) => (option.id === optionId ? after : option));
    const { label, color } = acceptOptions(field, options, optionId);
    await tx.db
      .updateTable('field_options')
      .set({ label, color })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', optionId)
      .execute();
    return changeField(tx, fieldId, {}, { type: 'field.updated', changed: ['options'] });
  });
}
