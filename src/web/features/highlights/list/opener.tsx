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
  /** Takes the focus as it appears. */
  readonly isFocused?: boolean;
};

export function openerButton(opener: Opener, onClick: () => void): ReactElement {
  const { text, icon, label, isChip = false, isFocused = false } = opener;
  const ref = isFocused ? focusOnce : undefined;
  if (!isChip) {
    return (
      <Button ref={ref} variant="quiet" icon={icon} onClick={onClick}>
        {text}
      </Button>
    );
  }
  return (
    <button ref={ref} type="button" className={classes.add} aria-label={label} onClick={onClick}>
      {icon} {text}
    </button>
  );
}

function focusOnce(button: HTMLButtonElement | null): void {
  button?.focus();
}
