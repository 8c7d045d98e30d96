import { useId, type ReactNode } from 'react';
import classes from './field.module.css';

export type FieldProps = {
  label: string;
  error?: string | null | undefined;
  hint?: ReactNode;
  /** Beside the label: a link such as "Forgot password?". */
  aside?: ReactNode;
  hideLabel?: boolean;
};

export type ControlIds = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

/** Label, control, hint and error tied together for screen readers. */
export function Field({
  label,
  error,
  hint,
  aside,
  hideLabel = false,
  children,
}: FieldProps & { children: (ids: ControlIds) => ReactNode }) {
  const id = useId();
  const describedBy = [error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter(Boolean).join(' ');
  return (
    <div className={classes.field}>
      <div className={hideLabel ? classes.hidden : classes.top}>
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
      })}
      {error && (
        <p id={`${id}-error`} role="alert" className={classes.error}>
          {error}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className={classes.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
