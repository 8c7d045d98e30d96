import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './bulk-bar.module.css';
import { IconButton } from './button.tsx';

export type BulkBarProps = {
  /** '3 projects selected' */
  label: string;
  onClear: () => void;
  /** What can be done with all of them. */
  children: ReactNode;
};

/** Rises from below while something is selected. Escape lets go of the selection. */
export function BulkBar({ label, onClear, children }: BulkBarProps) {
  return (
    <div
      role="toolbar"
      aria-label="For what is selected"
      className={classes.bar}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClear();
      }}
    >
      <output className={classes.label}>{label}</output>
      <div className={classes.actions}>{children}</div>
      <IconButton label="Clear the selection" onClick={onClear}>
        <IconX size={16} />
      </IconButton>
    </div>
  );
}
