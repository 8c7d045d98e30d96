import classes from './progress-bar.module.css';

export type ProgressBarProps = {
  label: string;
  /** From 0 to 1. */
  value: number;
  /** It stands still and nobody knows whether it goes on. */
  isLost?: boolean;
};

export function ProgressBar({ label, value, isLost = false }: ProgressBarProps) {
  return (
    <progress
      className={classes.bar}
      max={100}
      value={Math.round(value * 100)}
      aria-label={label}
      data-lost={isLost || undefined}
    />
  );
}
