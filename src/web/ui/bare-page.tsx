import type { CSSProperties, ReactNode } from 'react';
import classes from './bare-page.module.css';
import { Wordmark } from './wordmark.tsx';

/** A screen outside the shell: the mark at the top, one thing in the middle. */
export function BarePage({ children, style }: { children: ReactNode; style?: CSSProperties }) {
  return (
    <div className={classes.screen} style={style}>
      <header className={classes.brand}>
        <Wordmark />
      </header>
      <main className={classes.main}>{children}</main>
    </div>
  );
}
