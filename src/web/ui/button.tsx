import type { ComponentProps, ReactNode } from 'react';
import classes from './button.module.css';
import { joinClasses } from './join-classes.ts';
import { Tooltip } from './tooltip.tsx';

export type ButtonVariant = 'primary' | 'default' | 'quiet' | 'danger';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  icon?: ReactNode;
  /** Keeps the width and the focus, says so to screen readers, refuses a second press. */
  busy?: boolean;
  fullWidth?: boolean;
};

export function Button({
  variant = 'default',
  icon,
  busy = false,
  fullWidth = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      className={joinClasses(buttonClass(variant), fullWidth && classes.full, className)}
    >
      {busy ? <span className={classes.spinner} aria-hidden /> : icon}
      {children}
    </button>
  );
}

/** For links that look like a button. */
export function buttonClass(variant: ButtonVariant): string {
  return joinClasses(classes.button, classes[variant]);
}

export type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string;
  shortcut?: readonly string[] | undefined;
  tooltipSide?: 'top' | 'right' | 'bottom' | 'left';
};

export function IconButton({
  label,
  shortcut,
  tooltipSide = 'bottom',
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip label={label} shortcut={shortcut} side={tooltipSide}>
      <button {...rest} type={type} aria-label={label} className={joinClasses(classes.icon, className)} />
    </Tooltip>
  );
}
