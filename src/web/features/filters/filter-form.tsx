import { IconPlus, IconX } from '@tabler/icons-react';
import { changeFilterField, newFilterRow } from '#domain/filters/change-field.ts';
import { operandTypeOf, operatorsOf, type FilterField } from '#domain/filters/filter-field.ts';
import {
  combinators,
  maxFilterRows,
  type Combinator,
  type FilterForm as Form,
  type FilterRow,
} from '#domain/filters/filter-form.ts';
import { isEmptinessOperator } from '#domain/filters/operators.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { CompactSelect } from '#web/ui/compact-select.tsx';
import { keyOfField, systemFieldNames, type FilterFieldChoice } from './filter-field-choice.ts';
import { ValueEditor } from './value-editor.tsx';
import classes from './filter-form.module.css';

export type FilterFormProps = {
  form: Form;
  fields: readonly FilterFieldChoice[];
  /** Where ids of notes, insights and tags are looked up; null for the whole workspace. */
  projectId?: string | null;
  onChange: (form: Form) => void;
};

const words: Readonly<Record<Combinator, string>> = { And: 'and', Or: 'or' };

/** Rows of a field, an operator and a value, all joined by one word. A row without a value waits for one. */
export function FilterForm({ form, fields, projectId = null, onChange }: FilterFormProps) {
  const shown = form.rows.filter((row) => !row.hidden);
  const [first] = fields;
  const replace = (row: FilterRow) =>
    onChange({ ...form, rows: form.rows.map((one) => (one.id === row.id ? row : one)) });
  return (
    <div className={classes.form}>
      {shown.length === 0 && <p className={classes.hint}>Everything is shown.</p>}
      {shown.map((row, at) => (
        <fieldset key={row.id} className={classes.row} aria-label={`Filter ${at + 1}`}>
          <span className={classes.word}>
            {at === 0 && 'Where'}
            {at === 1 && (
              <CompactSelect
                label="Combine filters with"
                value={form.combinator}
                options={combinators.map((value) => ({ value, label: words[value] }))}
                onChange={(combinator) => onChange({ ...form, combinator })}
              />
            )}
            {at > 1 && words[form.combinator]}
          </span>
          <FilterLine row={row} fields={fields} projectId={projectId} onChange={replace} />
          <IconButton
            label="Remove this filter"
            onClick={() => onChange({ ...form, rows: form.rows.filter(({ id }) => id !== row.id) })}
          >
            <IconX size={14} />
          </IconButton>
        </fieldset>
      ))}
      <div className={classes.actions}>
        {first && form.rows.length < maxFilterRows && (
          <Button
            variant="quiet"
            icon={<IconPlus size={16} />}
            onClick={() =>
              onChange({ ...form, rows: [...form.rows, newFilterRow(crypto.randomUUID(), first.field)] })
            }
          >
            Add a filter
          </Button>
        )}
        {shown.length > 0 && (
          <Button
            variant="quiet"
            onClick={() => onChange({ ...form, rows: form.rows.filter(({ hidden }) => hidden) })}
          >
            Clear
          </Button>
        )}
      </div>
    </div>
  );
}

/** Of a field that is not offered. */
function nameOf(field: FilterField): string {
  return field.kind === 'system' ? systemFieldNames[field.field] : 'Deleted field';
}

type FilterLineProps = {
  row: FilterRow;
  fields: readonly FilterFieldChoice[];
  projectId: string | null;
  onChange: (row: FilterRow) => void;
};

function FilterLine({ row, fields, projectId, onChange }: FilterLineProps) {
  const key = keyOfField(row.field);
  const choice = fields.find((one) => one.key === key);
  const options = fields.map((one) => ({ value: one.key, label: one.label }));
  const operators = operatorsOf(row.field);
  return (
    <>
      <CompactSelect
        label="Field"
        value={key}
        options={choice ? options : [{ value: key, label: nameOf(row.field) }, ...options]}
        onChange={(chosen) => {
          const next = fields.find((one) => one.key === chosen);
          if (next) onChange(changeFilterField(row, next.field));
        }}
      />
      <CompactSelect
        label="Operator"
        value={row.operator ?? ''}
        options={[
          ...(row.operator === null ? [{ value: '', label: 'choose…' } as const] : []),
          ...operators.map((operator) => ({ value: operator, label: operator })),
        ]}
        onChange={(chosen) =>
          onChange({ ...row, operator: operators.find((operator) => operator === chosen) ?? null })
        }
      />
      {row.operator !== null && !isEmptinessOperator(row.operator) && (
        <ValueEditor
          type={operandTypeOf(row.field)}
          values={row.values}
          options={choice?.options ?? []}
          projectId={projectId}
          onChange={(values) => onChange({ ...row, values: { ...row.values, ...values } })}
        />
      )}
    </>
  );
}
