import { useId, type ReactNode } from 'react';
import classes from './switch.module.css';

export type SwitchProps = {
  label: string;
  hint?: ReactNode;
  checked: boolean;
  /** Why it can't be switched; shown in place of the hint. */
  disabledReason?: string | null;
  onChange: (checked: boolean) => void;
};

/** A native checkbox that looks and is announced as a switch: it acts at once, without a save button. */
export function Switch({ label, hint, checked, disabledReason = null, onChange }: SwitchProps) {
  const id = useId();
  const text = disabledReason ?? hint;
  return (
    <div className={classes.row} data-disabled={disabledReason !== null || undefined}>
      <span className={classes.texts}>
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
        {text && (
          <span id={`${id}-hint`} className={classes.hint}>
            {text}
          </span>
        )}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={classes.input}
        checked={checked}
        aria-checked={checked}
        disabled={disabledReason !== null}
        aria-describedby={text ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}
