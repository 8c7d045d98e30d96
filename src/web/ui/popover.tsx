import { Popover as MantinePopover } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import classes from './popover.module.css';

export type PopoverProps = {
  label: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  trigger: ReactElement;
  side?: 'right-start' | 'bottom-end' | 'bottom-start';
  /** As wide as what it holds. */
  isNarrow?: boolean;
  children: ReactNode;
};

const narrow = matchMedia('(max-width: 767px)');

/** A floating panel with its own controls: Esc and a press outside close it, the focus goes back to its button. */
export function Popover({
  label,
  isOpen,
  onOpenChange,
  trigger,
  side = 'bottom-end',
  isNarrow = false,
  children,
}: PopoverProps) {
  return (
    <MantinePopover
      opened={isOpen}
      onChange={onOpenChange}
      // Beside a drawer there is no room.
      position={narrow.matches ? 'bottom-start' : side}
      width={isNarrow ? 'auto' : 'min(420px, calc(100vw - 16px))'}
      offset={8}
      trapFocus
      returnFocus
      transitionProps={{ duration: 0 }}
      middlewares={{ shift: { padding: 8 }, flip: true }}
      classNames={{ dropdown: classes.dropdown ?? '' }}
    >
      <MantinePopover.Target>{trigger}</MantinePopover.Target>
      <MantinePopover.Dropdown aria-label={label} aria-labelledby={undefined}>
        {children}
      </MantinePopover.Dropdown>
    </MantinePopover>
  );
}
