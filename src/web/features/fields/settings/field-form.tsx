import { fieldTypeNames } from '#domain/fields/field-type-names.ts';
import { fieldTypes, type FieldType } from '#domain/fields/field-types.ts';
import { numberFormats, type NumberFormat } from '#domain/fields/number-field.ts';
import { SelectField, TextField } from '#web/ui/text-field.tsx';

export type FieldDraft = {
  label: string;
  type: FieldType;
  numberFormat: NumberFormat;
  currencySymbol: string;
  isSingle: boolean;
};

export const numberFormatNames: Readonly<Record<NumberFormat, string>> = {
  number: 'Plain: 1234.5',
  number_with_commas: 'With commas: 1,234.5',
  percent: 'Percent: 12.5%',
  currency: 'Currency: $1,234.50',
};

export type FieldFormProps = {
  draft: FieldDraft;
  /** Types that can be chosen. */
  types?: readonly FieldType[];
  onChange: (draft: FieldDraft) => void;
};

/** What a field is: its name, its type and what only that type has. */
export function FieldForm({ draft, types = fieldTypes, onChange }: FieldFormProps) {
  const set = (change: Partial<FieldDraft>) => onChange({ ...draft, ...change });
  const named = types.map((type) => ({ value: type, label: fieldTypeNames[type] }));
  return (
    <>
      <TextField
        label="Name"
        value={draft.label}
        maxLength={400}
        data-autofocus
        onChange={(event) => set({ label: event.target.value })}
      />
      <SelectField
        label="Type"
        value={draft.type}
        disabled={types.length === 1}
        options={named.toSorted((a, b) => a.label.localeCompare(b.label))}
        onChange={(event) => set({ type: types.find((type) => type === event.target.value) ?? draft.type })}
      />
      {draft.type === 'NUMBER' && (
        <SelectField
          label="Shown as"
          value={draft.numberFormat}
          options={numberFormats.map((format) => ({ value: format, label: numberFormatNames[format] }))}
          onChange={(event) =>
            set({
              numberFormat:
                numberFormats.find((format) => format === event.target.value) ?? draft.numberFormat,
            })
          }
        />
      )}
      {draft.type === 'NUMBER' && draft.numberFormat === 'currency' && (
        <TextField
          label="Currency symbol"
          value={draft.currencySymbol}
          placeholder="$"
          onChange={(event) => set({ currencySymbol: event.target.value })}
        />
      )}
      {draft.type === 'SELECT' && (
        <SelectField
          label="How many can be chosen"
          value={draft.isSingle ? 'one' : 'many'}
          options={[
            { value: 'one', label: 'One option' },
            { value: 'many', label: 'Several options' },
          ]}
          onChange={(event) => set({ isSingle: event.target.value === 'one' })}
        />
      )}
    </>
  );
}
