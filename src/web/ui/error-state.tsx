import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import classes from './state.module.css';

export type ErrorStateProps = {
  title: string;
  /** What to do next. */
  children: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
};

export function ErrorState({ title, children, onRetry, retryLabel = 'Try again' }: ErrorStateProps) {
  return (
    <div className={classes.state} role="alert">
      <span className={classes.icon} data-tone="danger" aria-hidden>
        <IconAlertTriangle size={20} />
      </span>
      <h2 className={classes.title}>{title}</h2>
      <p className={classes.text}>{children}</p>
      {onRetry && (
        <div className={classes.actions}>
          <Button onClick={onRetry}>{retryLabel}</Button>
        </div>
      )}
    </div>
  );
}
