import type { ReactNode } from 'react';
import classes from './or-line.module.css';

/** Between two ways to the same end. */
export function OrLine({ margin, children }: { margin: string; children: ReactNode }) {
  return (
    <div className={classes.or} style={{ margin: `${margin} 0` }}>
      {children}
    </div>
  );
}
