import { useState, type ReactElement, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Popover } from './popover.tsx';
import classes from './panel.module.css';

export type PanelProps = { label: string; count: number; icon: ReactElement; children: ReactNode };

/** Settings behind a quiet button that says how many of them are on. */
export function Panel({ label, count, icon, children }: PanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={label}
      isOpen={isOpen}
      onOpenChange={setOpen}
      side="bottom-start"
      trigger={
        <Button
          variant="quiet"
          icon={icon}
          aria-expanded={isOpen}
          className={count > 0 ? classes.on : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {label}
          {count > 0 && <span className={classes.number}>{count}</span>}
        </Button>
      }
    >
      <div className={classes.panel}>{children}</div>
    </Popover>
  );
}
