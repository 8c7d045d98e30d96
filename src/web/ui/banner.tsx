import type { ReactNode } from 'react';
import classes from './banner.module.css';

export type BannerProps = {
  tone: 'neutral' | 'warning' | 'danger' | 'success';
  children: ReactNode;
  action?: ReactNode;
};

export function Banner({ tone, children, action }: BannerProps) {
  return (
    <output className={classes.banner} data-tone={tone}>
      <span>{children}</span>
      {action}
    </output>
  );
}
