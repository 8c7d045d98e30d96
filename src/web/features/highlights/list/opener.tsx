import type { ReactElement, ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import classes from './list.module.css';

/** How the button of a popover looks: one of the bulk bar, or a chip after the tags. */
export type Opener = {
  readonly text: string;
  readonly icon: ReactNode;
  /** What a screen reader says in place of the text. */
  readonly label?: string;
  readonly isChip?: boolean;
};

export function openerButton(
  { text, icon, label, isChip = false }: Opener,
  onClick: () => void,
): ReactElement {
  if (!isChip) {
    return (
      <Button variant="quiet" icon={icon} onClick={onClick}>
        {text}
      </Button>
    );
  }
  return (
    <button type="button" className={classes.add} aria-label={label} onClick={onClick}>
      {icon} {text}
    </button>
  );
}
