import type { PointColumns, PointTable } from '#domain/channels/points-from-text.ts';
import { SelectField } from '#web/ui/text-field.tsx';
import classes from './column-fields.module.css';

const labels = {
  text: 'Text',
  saidAt: 'Date',
  participant: 'Participant',
  url: 'Link',
  externalId: 'ID',
} as const satisfies Record<keyof PointColumns, string>;
const parts = Object.keys(labels) as (keyof PointColumns)[];

export type ColumnFieldsProps = {
  table: PointTable;
  columns: PointColumns;
  onChange: (columns: PointColumns) => void;
};

/** Which column of the file is what, with a first row to check it by. */
export function ColumnFields({ table, columns, onChange }: ColumnFieldsProps) {
  const options = table.headers.map((header, at) => ({
    value: String(at),
    label: header || `Column ${at + 1}`,
  }));
  const sample = table.rows[0]?.[columns.text] ?? '';
  return (
    <fieldset className={classes.fields}>
      <legend className={classes.legend}>Columns</legend>
      {parts.map((part) => (
        <SelectField
          key={part}
          label={labels[part]}
          options={part === 'text' ? options : [{ value: '', label: 'None' }, ...options]}
          value={String(columns[part] ?? '')}
          onChange={(event) => {
            const { value } = event.target;
            onChange({ ...columns, [part]: value === '' ? null : Number(value) });
          }}
        />
      ))}
      <p className={classes.sample}>First data point: “{sample.slice(0, 200)}”</p>
    </fieldset>
  );
}
