import { Tooltip as MantineTooltip } from '@mantine/core';
import type { ReactElement } from 'react';
import { Kbd } from './kbd.tsx';
import classes from './tooltip.module.css';

export type TooltipProps = {
  label: string;
  shortcut?: readonly string[] | undefined;
  side?: 'top' | 'right' | 'bottom' | 'left';
  disabled?: boolean;
  children: ReactElement;
};

export function Tooltip({ label, shortcut, side = 'bottom', disabled = false, children }: TooltipProps) {
  return (
    <MantineTooltip
      label={
        <span className={classes.content}>
          {label}
          {shortcut && <Kbd keys={shortcut} />}
        </span>
      }
      position={side}
      disabled={disabled}
      openDelay={350}
      offset={6}
      events={{ hover: true, focus: true, touch: false }}
      transitionProps={{ duration: 0 }}
      classNames={{ tooltip: classes.tooltip ?? '' }}
    >
      {children}
    </MantineTooltip>
  );
}
