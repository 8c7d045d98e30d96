import { IconX } from '@tabler/icons-react';
import { useEffect, type ReactNode } from 'react';
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
  useEffect(() => {
    const letGo = (event: KeyboardEvent) => {
      // A dialog or a menu that lies above closes first.
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('[role="dialog"]'))
        onClear();
    };
    addEventListener('keydown', letGo);
    return () => removeEventListener('keydown', letGo);
  });
  return (
    <div role="toolbar" aria-label="For what is selected" className={classes.bar}>
      <output className={classes.label}>{label}</output>
      <div className={classes.actions}>{children}</div>
      <IconButton label="Clear the selection" onClick={onClear}>
        <IconX size={16} />
      </IconButton>
    </div>
  );
}
