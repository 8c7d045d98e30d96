import { sql } from 'kysely';
import { checkConversion } from '#domain/fields/convert-field.ts';
import type { FieldType } from '#domain/fields/field-types.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { changeField } from './change-field.ts';
import { readLabel, readSettings, type FieldSettings } from './field-settings.ts';
import type { Field } from './field.ts';
import { getFieldToChange } from './policy.ts';
import './tables.ts';

export type FieldUpdate = FieldSettings & { id: string; label?: string | null; type?: FieldType | null };

/** Changes what is given and leaves the rest. */
export async function updateField(ctx: Ctx, input: FieldUpdate): Promise<Field> {
  const label = input.label == null ? undefined : accept(readLabel(input.label));
  return inTransaction(ctx, async (tx) => {
    const before = await getFieldToChange(tx, input.id, 'update');
    const type = accept(checkConversion(before.type, input.type ?? before.type));
    const settings = accept(readSettings(type, { ...before, ...given(input) }));
    if (type !== before.type) await retypeValues(tx, before.id, type);
    const changed = [
      ...(label === undefined ? [] : ['label']),
      ...(type === before.type ? [] : ['type']),
      ...Object.keys(given(input)),
    ];
    const change = { ...(label !== undefined && { label }), type, ...settings };
    return changeField(tx, before.id, change, { type: 'field.updated', changed });
  });
}

function given({ maxOptions, numberFormat, currencySymbol }: FieldUpdate): FieldSettings {
  return {
    ...(maxOptions != null && { maxOptions }),
    ...(numberFormat != null && { numberFormat }),
    ...(currencySymbol != null && { currencySymbol }),
  };
}

/** The text stays; what it means is what the new type reads in it. */
async function retypeValues(tx: TxCtx, fieldId: string, type: FieldType): Promise<void> {
  await tx.db
    .updateTable('field_values')
    .set({
      number_value: type === 'NUMBER' ? sql<number>`number_value` : null,
      date_value: null,
      boolean_value: null,
    })
    .where('workspace_id', '=', tx.workspace.id)
    .where('field_id', '=', fieldId)
    .execute();
}
