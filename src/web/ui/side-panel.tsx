import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button, IconButton } from './button.tsx';
import classes from './side-panel.module.css';

export type SidePanelProps = {
  title: string;
  onClose: () => void;
  action?: { readonly label: string; readonly run: () => void };
  /** Opened from within a peek: it is over that, and makes room when one of its links is followed. */
  isAbove?: boolean;
  children: ReactNode;
};

/** Beside the page, which stays usable; over it where there is no room. Mounted means open. */
export function SidePanel({ title, onClose, action, isAbove = false, children }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = panel.current;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.stopPropagation();
      onClose();
    };
    const onFollow = (event: MouseEvent) => {
      if (isAbove && event.target instanceof Element && event.target.closest('a')) setTimeout(onClose);
    };
    element?.addEventListener('keydown', onKey);
    element?.addEventListener('click', onFollow);
    return () => {
      element?.removeEventListener('keydown', onKey);
      element?.removeEventListener('click', onFollow);
    };
  }, [onClose, isAbove]);
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return createPortal(
    <aside ref={panel} aria-label={title} data-above={isAbove || undefined} className={classes.panel}>
      <header className={classes.header}>
        <h2 className={classes.title}>{title}</h2>
        {action && (
          <Button variant="quiet" onClick={action.run}>
            {action.label}
          </Button>
        )}
        <IconButton label="Close" shortcut={['Escape']} onClick={onClose}>
          <IconX size={16} />
        </IconButton>
      </header>
      <div className={classes.body}>{children}</div>
    </aside>,
    document.body,
  );
}
