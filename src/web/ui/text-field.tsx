import type { ComponentProps, FocusEvent } from 'react';
import { Field, type FieldProps } from './field.tsx';
import classes from './field.module.css';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className'>;

/** What it holds when a dialog opens with it, an old name for instance, is selected: typing replaces it. */
export function TextField({ label, error, hint, aside, hideLabel = false, ...input }: TextFieldProps) {
  const isFirst = 'data-autofocus' in input;
  return (
    <Field label={label} error={error} hint={hint} aside={aside} hideLabel={hideLabel}>
      {(ids) => (
        <input
          {...(isFirst && { onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select() })}
          {...input}
          {...ids}
          className={classes.control}
        />
      )}
    </Field>
  );
}

export type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

export function TextAreaField({ label, error, hint, aside, hideLabel = false, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} aside={aside} hideLabel={hideLabel}>
      {(ids) => <textarea {...area} {...ids} className={classes.area} />}
    </Field>
  );
}

export type SelectFieldProps = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> & {
    options: readonly (SelectOption | SelectGroup)[];
  };

export type SelectOption = { value: string; label: string };
export type SelectGroup = { label: string; options: readonly SelectOption[] };

export function SelectField({
  label,
  error,
  hint,
  aside,
  hideLabel = false,
  options,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} aside={aside} hideLabel={hideLabel}>
      {(ids) => (
        <select {...select} {...ids} className={classes.control}>
          {options.map((option) =>
            'options' in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.options.map(optionOf)}
              </optgroup>
            ) : (
              optionOf(option)
            ),
          )}
        </select>
      )}
    </Field>
  );
}

function optionOf({ value, label }: SelectOption) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}

export type CodeFieldProps = FieldProps & {
  value: string;
  length: number;
  onChange: (value: string) => void;
  disabled?: boolean;
  /** What the step exists for: it has the focus when it appears. */
  isFirst?: boolean;
};

/** One input, so that pasting, autofill from the mail app and screen readers all work. */
export function CodeField({
  value,
  length,
  onChange,
  disabled = false,
  isFirst = false,
  label,
  error,
  hint,
  hideLabel = false,
}: CodeFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} hideLabel={hideLabel}>
      {(ids) => (
        <input
          {...ids}
          value={value}
          disabled={disabled}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field before it is gone, and the focus with it
          autoFocus={isFirst}
          data-autofocus={isFirst || undefined}
          onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, '').slice(0, length))}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          className={classes.code}
        />
      )}
    </Field>
  );
}
