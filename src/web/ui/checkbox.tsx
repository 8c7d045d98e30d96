import { useEffect, useRef, type MouseEvent } from 'react';
import classes from './checkbox.module.css';

export type CheckboxProps = {
  label: string;
  checked: boolean;
  /** Some of what it stands for, but not all. */
  mixed?: boolean;
  /** With the event, so that a list can select a range with Shift. */
  onChange: (checked: boolean, event: MouseEvent<HTMLInputElement>) => void;
};

/** For selecting rows: the label is read aloud, not shown. */
export function Checkbox({ label, checked, mixed = false, onChange }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={label}
      className={classes.box}
      checked={checked}
      // The click tells whether Shift was held; React wants a handler for the change as well.
      onClick={(event) => onChange(event.currentTarget.checked, event)}
      onChange={() => {}}
    />
  );
}
