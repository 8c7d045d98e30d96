import { fieldTypeNames } from '#domain/fields/field-type-names.ts';
import type { ColumnChoice } from '#domain/imports/column-choice.ts';
import type { ImportTarget } from '#domain/imports/import-target.ts';
import { SelectField } from '#web/ui/text-field.tsx';
import { choiceOf, choiceOptions, textOf, withOption, type FieldOption } from './column-choices.ts';
import type { Preview } from './preview.ts';
import classes from './import-assistant.module.css';

export type ColumnTableProps = {
  target: ImportTarget;
  preview: Preview;
  fields: readonly FieldOption[];
  columns: readonly ColumnChoice[];
  onChange: (at: number, choice: ColumnChoice) => void;
};

/** The first rows as they are in the file, under what becomes of each column. */
export function ColumnTable({ target, preview, fields, columns, onChange }: ColumnTableProps) {
  const options = choiceOptions(target, fields);
  // Two columns may have the same header.
  const places = preview.columns.map(({ header, type, option }, at) => ({
    at,
    key: `${at} ${header}`,
    name: header || `Column ${at + 1}`,
    type,
    options: option ? withOption(options, option) : options,
    isSkipped: columns[at]?.use === 'SKIP' || undefined,
  }));
  return (
    <div className={classes.scroll}>
      <table className={classes.table} aria-label="Preview">
        <thead>
          <tr>
            <th scope="col">Line</th>
            {places.map(({ at, key, name, type, options, isSkipped }) => (
              <th key={key} scope="col" data-skipped={isSkipped}>
                <span className={classes.header}>{name}</span>
                <span className={classes.type}>{fieldTypeNames[type]}</span>
                <SelectField
                  label={`Import “${name}” as`}
                  hideLabel
                  options={options}
                  value={columns[at] ? textOf(columns[at]) : ''}
                  onChange={(event) => onChange(at, choiceOf(event.target.value))}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.rows.map(({ line, cells }) => (
            <tr key={line}>
              <th scope="row">{line}</th>
              {places.map(({ at, key, isSkipped }) => (
                <td key={key} data-skipped={isSkipped}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
