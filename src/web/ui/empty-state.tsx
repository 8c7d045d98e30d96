import type { ReactNode } from 'react';
import classes from './state.module.css';

export type EmptyStateProps = { icon?: ReactNode; title: string; children?: ReactNode; actions?: ReactNode };

/** One sentence, one action. */
export function EmptyState({ icon, title, children, actions }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      {icon && (
        <span className={classes.icon} aria-hidden>
          {icon}
        </span>
      )}
      <h2 className={classes.title}>{title}</h2>
      {children && <p className={classes.text}>{children}</p>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
