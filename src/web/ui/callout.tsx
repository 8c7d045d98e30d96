import type { ReactNode } from 'react';
import classes from './callout.module.css';

export type CalloutProps = {
  tone?: 'neutral' | 'warning' | 'danger' | 'success';
  children: ReactNode;
  actions?: ReactNode;
};

/** A remark or a question inside a form, where a dialog on a dialog would be too much. */
export function Callout({ tone = 'neutral', children, actions }: CalloutProps) {
  return (
    <div className={classes.callout} data-tone={tone}>
      <div className={classes.text}>{children}</div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
