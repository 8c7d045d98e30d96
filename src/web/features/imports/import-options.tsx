import type { ExistingRule } from '#domain/imports/column-choice.ts';
import type { ImportTarget } from '#domain/imports/import-target.ts';
import { SelectField } from '#web/ui/text-field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import classes from './import-assistant.module.css';

type Options = { keyColumn: number | null; existing: ExistingRule; ignoreNulls: boolean };

export type ImportOptionsProps = {
  target: ImportTarget;
  contentColumns: number;
  hasNulls: boolean;
  keys: readonly { at: number; header: string }[];
  options: Options;
  onChange: (options: Options) => void;
};

const updates: Readonly<Record<ImportTarget, string>> = {
  NOTES: 'Rows with a known key update the title and fields of the note. Its content stays as it is.',
  CONTACTS: 'Rows with a known key update the name and fields of the contact.',
};

export function ImportOptions({
  target,
  contentColumns,
  hasNulls,
  keys,
  options,
  onChange,
}: ImportOptionsProps) {
  return (
    <div className={classes.options}>
      <SelectField
        label="Key column"
        hint="Tells which rows are about the same thing."
        options={[
          { value: '', label: target === 'CONTACTS' ? 'E-mail, if there is one' : 'None' },
          ...keys.map(({ at, header }) => ({ value: String(at), label: header || `Column ${at + 1}` })),
        ]}
        value={String(options.keyColumn ?? '')}
        onChange={({ target: { value } }) =>
          onChange({ ...options, keyColumn: value === '' ? null : Number(value) })
        }
      />
      <Switch
        label="Update what already exists"
        hint={updates[target]}
        checked={options.existing === 'UPDATE'}
        onChange={(isOn) => onChange({ ...options, existing: isOn ? 'UPDATE' : 'SKIP' })}
      />
      {hasNulls && (
        <Switch
          label="Leave out null characters"
          hint="This file contains null characters, which can’t be stored."
          checked={options.ignoreNulls}
          onChange={(ignoreNulls) => onChange({ ...options, ignoreNulls })}
        />
      )}
      {contentColumns > 1 && (
        <p className={classes.hint}>
          {contentColumns} columns are imported as content. Each becomes a section under its header.
        </p>
      )}
    </div>
  );
}
