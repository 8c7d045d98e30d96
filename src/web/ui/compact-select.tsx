import { IconChevronDown } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import classes from './compact-select.module.css';

export type CompactSelectProps<Value extends string> = Omit<
  ComponentProps<'select'>,
  'value' | 'onChange' | 'children' | 'className' | 'aria-label'
> & {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

/** A choice inside a row: no border until it is pointed at. Native, so phones show their own picker. */
export function CompactSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
  ...rest
}: CompactSelectProps<Value>) {
  return (
    <span className={classes.wrap}>
      <select
        {...rest}
        aria-label={label}
        value={value}
        className={classes.select}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <IconChevronDown size={14} aria-hidden className={classes.arrow} />
    </span>
  );
}
