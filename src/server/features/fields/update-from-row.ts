import type { FieldRow } from '#domain/fields/field-row.ts';
import { fieldTypeNames } from '#domain/fields/field-type-names.ts';
import type { NumberFormat } from '#domain/fields/number-field.ts';
import { foldLabel } from '#domain/fields/select-field.ts';
import { checkCount, countLimits } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { addOptions } from './add-options.ts';
import { changeField } from './change-field.ts';
import { readSettings } from './field-settings.ts';
import type { Field } from './field.ts';
import './tables.ts';

/** What a field was before a row changed it, and the options that the row added. */
export type FieldBefore = {
  readonly label: string;
  readonly maxOptions: number | null;
  readonly numberFormat: NumberFormat | null;
  readonly currencySymbol: string | null;
  readonly addedOptionIds: readonly string[];
};

/** Why a field can’t become what a row says, in words for its problem. */
export function refusalOfUpdate(field: Field, row: FieldRow): string | undefined {
  if (row.type !== null && row.type !== field.type)
    return `This field exists as “${fieldTypeNames[field.type]}”. Its type can’t be changed by an import`;
  const count = checkCount(countLimits.optionsPerSelectField, field.options.length, added(field, row).length);
  return count.ok ? undefined : count.message;
}

/** Spelling, settings and further options; options that the row doesn’t name stay. */
export async function updateFromRow(tx: TxCtx, field: Field, row: FieldRow): Promise<FieldBefore> {
  const { label, maxOptions, numberFormat, currencySymbol } = field;
  const known = new Set(field.options.map(({ id }) => id));
  const { options } = await addOptions(tx, field, added(field, row));
  const settings = accept(
    readSettings(field.type, {
      maxOptions: row.maxOptions ?? maxOptions,
      numberFormat: row.numberFormat ?? numberFormat,
      currencySymbol: row.currencySymbol ?? currencySymbol,
    }),
  );
  await changeField(
    tx,
    field.id,
    { label: row.label, ...settings },
    { type: 'field.updated', changed: ['label', 'options'] },
  );
  const addedOptionIds = options.flatMap(({ id }) => (known.has(id) ? [] : [id]));
  return { label, maxOptions, numberFormat, currencySymbol, addedOptionIds };
}

function added({ options }: Field, row: FieldRow): string[] {
  const known = new Set(options.map(({ label }) => foldLabel(label)));
  return row.options.filter((label) => !known.has(foldLabel(label)));
}
